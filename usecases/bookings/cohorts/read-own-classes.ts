import type { Database } from '#db/client.ts'
import { findCohortLink } from '#db/learning/cohorts.ts'
import { listLiveLessons } from '#db/learning/live-lessons.ts'
import { type BookedClass, type GivenClass, listBookedClasses, listClassesGivenBy } from '#db/learning/own-classes.ts'
import type { CalendarClass } from '#domain/calendar/calendar-file.ts'
import type { Language } from '#domain/languages.ts'
import { classEnd } from '#domain/learning/live-class.ts'

export type OwnClass = Omit<BookedClass, 'cohortId'> & {
  /** Null for a live lesson, which is for all students of its course; `id` is then that of the lesson. */
  readonly cohortId: number | null
  /** Empty without one, and until the seat is confirmed. */
  readonly meetingLink: string
}

/** The classes of the groups that a client has paid for and the live lessons of their courses, with their links, by time. */
export async function readOwnClasses(db: Database, userId: string, language?: Language): Promise<OwnClass[]> {
  const [booked, lessons] = [await listBookedClasses(db, userId, language), await listLiveLessons(db, userId, language)]
  const links = await readLinks(db, booked)
  const classes = booked.map((one) => ({ ...one, meetingLink: links.get(one.cohortId) ?? '' }))
  return [...classes, ...lessons]
    .map((one) => (one.isConfirmed ? one : { ...one, meetingLink: '' }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
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
  live: Omit<GivenClass, 'cohortId'> & Pick<OwnClass, 'cohortId' | 'isConfirmed' | 'meetingLink'>,
): CalendarClass {
  const {
    id,
    cohortId,
    courseTitle,
    courseSlug,
    cohortTitle,
    lessonTitle,
    startsAt,
    changedAt,
    isConfirmed,
    meetingLink,
  } = live
  return {
    classId: id,
    isLesson: cohortId === null,
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
