import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One session as a calendar program knows it. Nothing about anybody's birth is in it. */
export type CalendarSession = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Grows with every change: programs take the entry with the highest one. */
  readonly sequence: number
  readonly changedAt: Date
  readonly isCancelled: boolean
  /** Awaiting verification is not yet a promise. */
  readonly isConfirmed: boolean
}

type Publisher = { readonly practiceName: string; readonly appUrl: string }

/** A calendar file (RFC 5545). A cancelled session keeps its UID, so that programs take it out again. */
export function calendarFile(sessions: readonly CalendarSession[], { practiceName, appUrl }: Publisher): string {
  const calendar = ical({
    name: practiceName,
    prodId: { company: 'Muhurta', product: 'Sessions', language: 'EN' },
    method: methodFor(sessions),
    events: sessions.map((session) => ({
      id: `${session.bookingId}@${new URL(appUrl).hostname}`,
      sequence: session.sequence,
      stamp: session.changedAt,
      start: session.startsAt,
      end: session.endsAt,
      summary: `${session.serviceName} with ${practiceName}`,
      description: `Booking ${session.code}\n${appUrl}/dashboard`,
      status: statusOf(session),
    })),
  })
  return calendar.toString()
}

function methodFor(sessions: readonly CalendarSession[]): ICalCalendarMethod {
  const isTakingBack = sessions.length === 1 && sessions[0]?.isCancelled === true
  return isTakingBack ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

function statusOf({ isCancelled, isConfirmed }: CalendarSession): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED
  return isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
