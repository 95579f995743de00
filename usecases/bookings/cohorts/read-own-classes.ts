import type { Database } from '#db/client.ts'
import { findCohortLink } from '#db/learning/cohorts.ts'
import { type BookedClass, type GivenClass, listBookedClasses, listClassesGivenBy } from '#db/learning/own-classes.ts'
import type { CalendarClass } from '#domain/calendar/calendar-file.ts'
import type { Language } from '#domain/languages.ts'
import { classEnd } from '#domain/learning/live-class.ts'

export type OwnClass = BookedClass & {
  /** Empty without one, and until the seat is confirmed. */
  readonly meetingLink: string
}

/** The classes of the groups that a client has paid for, with their links, by time. */
export async function readOwnClasses(db: Database, userId: string, language?: Language): Promise<OwnClass[]> {
  const classes = await listBookedClasses(db, userId, language)
  const links = await readLinks(db, classes)
  return classes.map((one) => ({ ...one, meetingLink: one.isConfirmed ? (links.get(one.cohortId) ?? '') : '' }))
}

/** The classes that an astrologer gives, for the calendar. */
export async function readGivenClasses(
  db: Database,
  astrologerId: number,
  scope: { readonly since: Date; readonly language?: Language },
): Promise<CalendarClass[]> {
  const classes = await listClassesGivenBy(db, astrologerId, scope)
  const links = await readLinks(db, classes)
  return classes.map((one) =>
    calendarClassOf({ ...one, isConfirmed: true, meetingLink: links.get(one.cohortId) ?? '' }),
  )
}

/** A class as an entry in a calendar. */
export function calendarClassOf(
  live: GivenClass & { readonly isConfirmed: boolean; readonly meetingLink: string },
): CalendarClass {
  const { id, courseTitle, courseSlug, cohortTitle, lessonTitle, startsAt, changedAt, isConfirmed, meetingLink } = live
  return {
    classId: id,
    courseTitle,
    courseSlug,
    cohortTitle,
    lessonTitle,
    startsAt,
    endsAt: classEnd(live),
    sequence: live.calendarSequence,
    changedAt,
    isConfirmed,
    meetingLink,
  }
}

async function readLinks(db: Database, classes: readonly Pick<BookedClass, 'cohortId'>[]) {
  const links = new Map<number, string>()
  for (const cohortId of new Set(classes.map((one) => one.cohortId))) {
    links.set(cohortId, (await findCohortLink(db, cohortId)) ?? '')
  }
  return links
}
