import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarDetails, calendarTitle } from './calendar-links.ts'

/** One session as a calendar entry. It contains no birth details. */
export type CalendarSession = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Grows with every change: calendar programs use the entry with the highest one. */
  readonly sequence: number
  readonly changedAt: Date
  readonly isCancelled: boolean
  /** False while the payment awaits verification. */
  readonly isConfirmed: boolean
  /** Empty while there is none, and until the session is confirmed. */
  readonly meetingLink: string
}

const ALARM_SECONDS_BEFORE = 60 * 60

type Publisher = { readonly practiceName: string; readonly appUrl: string }

/** A calendar file (RFC 5545). A cancelled session has the same UID, so that programs remove the entry. */
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
      summary: calendarTitle(session, practiceName),
      description: calendarDetails(session, appUrl),
      status: statusOf(session),
      ...(session.meetingLink !== '' && { location: session.meetingLink, url: session.meetingLink }),
      ...(!session.isCancelled && { alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS_BEFORE }] }),
    })),
  })
  return calendar.toString()
}

function methodFor(sessions: readonly CalendarSession[]): ICalCalendarMethod {
  const isCancellation = sessions.length === 1 && sessions[0]?.isCancelled === true
  return isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

function statusOf({ isCancelled, isConfirmed }: CalendarSession): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED
  return isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
