import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { HeldAs } from '#domain/content/offers.ts'
import type { CalendarPublisher, CalendarTexts } from './calendar-links.ts'

/** One session as a calendar entry. It contains no birth details. */
export type CalendarSession = {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  /** Missing for one question. */
  readonly questionCount?: number
  /** Who gives the session; without one, the practice is named. */
  readonly astrologerName?: string | null
  /** Only in the feeds of astrologers; empty while the client's name is not known. */
  readonly clientFirstName?: string
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
  /** Missing for a video call. */
  readonly heldAs?: HeldAs | null
}

const ALARM_SECONDS_BEFORE = 60 * 60
const FEED_REFRESH_SECONDS = 60 * 60

/** A file is opened once; a calendar program reads a feed again and again, and shows what is in it at that time. */
export type CalendarFileKind = 'file' | 'client-feed' | 'astrologer-feed'

/** A calendar (RFC 5545). A cancelled session has the same UID, so that programs remove the entry. */
export function calendarFile(
  sessions: readonly CalendarSession[],
  publisher: CalendarPublisher,
  texts: CalendarTexts,
  kind: CalendarFileKind = 'file',
): string {
  const { practiceName, appUrl } = publisher
  const calendar = ical({
    name: practiceName,
    prodId: { company: 'Muhurta', product: 'Sessions', language: 'EN' },
    method: kind === 'file' ? methodFor(sessions) : ICalCalendarMethod.PUBLISH,
    ...(kind !== 'file' && { ttl: FEED_REFRESH_SECONDS }),
    events: sessions.map((session) => ({
      id: `${session.bookingId}@${new URL(appUrl).hostname}`,
      sequence: session.sequence,
      stamp: session.changedAt,
      start: session.startsAt,
      end: session.endsAt,
      ...(kind === 'astrologer-feed'
        ? { summary: texts.titleForAstrologer(session), description: texts.detailsForAstrologer(session, publisher) }
        : { summary: texts.title(session, publisher), description: texts.details(session, publisher) }),
      status: statusOf(session),
      // Astrologers do not need the practice's own number.
      location: texts.place(session, kind === 'astrologer-feed' ? { ...publisher, phone: '' } : publisher),
      ...(session.meetingLink !== '' && { url: session.meetingLink }),
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
