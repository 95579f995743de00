import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { HeldAs } from '#domain/content/offers.ts'
import type { CalendarPublisher, CalendarTexts, ClassInCalendar } from './calendar-links.ts'

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

/** One class of a group, or a live lesson. That of a cancelled group is in no calendar. */
export type CalendarClass = ClassInCalendar & {
  readonly classId: number
  /** Then `classId` is that of the lesson. */
  readonly isLesson?: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly sequence: number
  readonly changedAt: Date
  readonly isConfirmed: boolean
}

export type CalendarFileEntry = CalendarSession | CalendarClass

const ALARM_SECONDS_BEFORE = 60 * 60
const FEED_REFRESH_SECONDS = 60 * 60

/** A file is opened once; a calendar program reads a feed again and again, and shows what is in it at that time. */
export type CalendarFileKind = 'file' | 'client-feed' | 'astrologer-feed'

/** A calendar (RFC 5545). A cancelled session has the same UID, so that programs remove the entry. */
export function calendarFile(
  entries: readonly CalendarFileEntry[],
  publisher: CalendarPublisher,
  texts: CalendarTexts,
  kind: CalendarFileKind = 'file',
): string {
  const calendar = ical({
    name: publisher.practiceName,
    prodId: { company: 'Muhurta', product: 'Sessions', language: 'EN' },
    method: kind === 'file' ? methodFor(entries) : ICalCalendarMethod.PUBLISH,
    ...(kind !== 'file' && { ttl: FEED_REFRESH_SECONDS }),
    events: entries.map((entry) => ({
      id: `${nameOf(entry)}@${new URL(publisher.appUrl).hostname}`,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      start: entry.startsAt,
      end: entry.endsAt,
      ...textOf(entry, publisher, texts, kind),
      status: statusOf(entry),
      ...(entry.meetingLink !== '' && { url: entry.meetingLink }),
      ...(!isCancelled(entry) && { alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS_BEFORE }] }),
    })),
  })
  return calendar.toString()
}

function nameOf(entry: CalendarFileEntry): string {
  if (!('classId' in entry)) return entry.bookingId
  return entry.isLesson ? `lesson-${entry.classId}` : `class-${entry.classId}`
}

function textOf(entry: CalendarFileEntry, publisher: CalendarPublisher, texts: CalendarTexts, kind: CalendarFileKind) {
  const isForAstrologer = kind === 'astrologer-feed'
  // Astrologers do not need the practice's own number.
  const location = texts.place(entry, isForAstrologer ? { ...publisher, phone: '' } : publisher)
  if ('classId' in entry) {
    const description = isForAstrologer
      ? texts.classDetailsForAstrologer(entry, publisher)
      : texts.classDetails(entry, publisher)
    return { summary: texts.classTitle(entry), description, location }
  }
  return isForAstrologer
    ? { summary: texts.titleForAstrologer(entry), description: texts.detailsForAstrologer(entry, publisher), location }
    : { summary: texts.title(entry, publisher), description: texts.details(entry, publisher), location }
}

const isCancelled = (entry: CalendarFileEntry) => 'isCancelled' in entry && entry.isCancelled

function methodFor(entries: readonly CalendarFileEntry[]): ICalCalendarMethod {
  const [only, ...others] = entries
  const isCancellation = only !== undefined && others.length === 0 && isCancelled(only)
  return isCancellation ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
}

function statusOf(entry: CalendarFileEntry): ICalEventStatus {
  if (isCancelled(entry)) return ICalEventStatus.CANCELLED
  return entry.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}
