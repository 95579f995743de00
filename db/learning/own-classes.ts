import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { cohortAttendance, cohortClasses, cohorts } from '#db/schema/cohorts.ts'
import { courses } from '#db/schema/content.ts'
import { lessons } from '#db/schema/learning.ts'
import { giver } from './given-classes.ts'

const taughtClass = (language: ReadIn | undefined) => ({
  id: cohortClasses.id,
  cohortId: cohorts.id,
  /** Empty for a class that is sold alone. */
  cohortTitle: translated(language, { kind: 'groups', field: 'title' }),
  courseId: courses.id,
  courseSlug: courses.slug,
  courseTitle: translated(language, { kind: 'courses', field: 'title' }),
  lessonId: cohortClasses.lessonId,
  lessonTitle: sql<string | null>`${translated(language, { kind: 'lessons', field: 'title' })}`,
  startsAt: cohortClasses.startsAt,
  minutes: cohortClasses.minutes,
  recordingUrl: cohortClasses.recordingUrl,
  calendarSequence: cohortClasses.calendarSequence,
  changedAt: cohorts.updatedAt,
})

/** The seats of clients who have paid; of groups that were not cancelled. */
function selectBookedClasses(db: Database, language: ReadIn | undefined, where: SQL | undefined) {
  return db
    .select({
      ...taughtClass(language),
      bookingId: bookings.id,
      bookingCode: bookings.code,
      userId: bookings.userId,
      /** False while the payment awaits verification. */
      isConfirmed: sql<boolean>`${bookings.paymentStatus} = 'paid'`,
      timeZone: bookings.timeZone,
      /** Null before the roll was called. */
      isPresent: cohortAttendance.isPresent,
    })
    .from(cohortClasses)
    .innerJoin(cohorts, and(eq(cohorts.id, cohortClasses.cohortId), eq(cohorts.status, 'open')))
    .innerJoin(courses, eq(courses.id, cohorts.courseId))
    .innerJoin(bookings, and(eq(bookings.cohortId, cohorts.id), eq(bookings.status, 'paid')))
    .innerJoin(users, and(eq(users.id, bookings.userId), isNull(users.erasedAt)))
    .leftJoin(lessons, eq(lessons.id, cohortClasses.lessonId))
    .leftJoin(
      cohortAttendance,
      and(eq(cohortAttendance.classId, cohortClasses.id), eq(cohortAttendance.userId, bookings.userId)),
    )
    .where(where)
    .orderBy(asc(cohortClasses.startsAt), asc(cohortClasses.id))
}

/** The classes of a client's groups, by time. */
export function listBookedClasses(db: Database, userId: string, language?: ReadIn) {
  return selectBookedClasses(db, language, eq(bookings.userId, userId))
}

export type BookedClass = Awaited<ReturnType<typeof listBookedClasses>>[number]

const isVerified = eq(bookings.paymentStatus, 'paid')

/** Each student of each class that starts within the span. */
export function listStudentsOfClasses(db: Database, { after, until }: { readonly after: Date; readonly until: Date }) {
  const isWithin = and(gt(cohortClasses.startsAt, after), lte(cohortClasses.startsAt, until))
  return selectBookedClasses(db, undefined, and(isVerified, isWithin))
}

/** Undefined for a student who has no seat in it any more. */
export async function findBookedClass(
  db: Database,
  { classId, bookingId }: { readonly classId: number; readonly bookingId: string },
  language?: ReadIn,
): Promise<BookedClass | undefined> {
  const isTheirs = and(isVerified, eq(cohortClasses.id, classId), eq(bookings.id, bookingId))
  const [found] = await selectBookedClasses(db, language, isTheirs)
  return found
}

/** The first class of a paid booking. */
export async function findFirstBookedClass(
  db: Database,
  bookingId: string,
  language?: ReadIn,
): Promise<BookedClass | undefined> {
  const [first] = await selectBookedClasses(db, language, and(isVerified, eq(bookings.id, bookingId)))
  return first
}

/** The classes that an astrologer gives. */
export function listClassesGivenBy(
  db: Database,
  astrologerId: number,
  { since, language }: { readonly since: Date; readonly language?: ReadIn },
) {
  return db
    .select(taughtClass(language))
    .from(cohortClasses)
    .innerJoin(cohorts, and(eq(cohorts.id, cohortClasses.cohortId), eq(cohorts.status, 'open')))
    .innerJoin(courses, eq(courses.id, cohorts.courseId))
    .leftJoin(lessons, eq(lessons.id, cohortClasses.lessonId))
    .where(and(gt(cohortClasses.startsAt, since), eq(giver, astrologerId)))
    .orderBy(asc(cohortClasses.startsAt), asc(cohortClasses.id))
}

export type GivenClass = Awaited<ReturnType<typeof listClassesGivenBy>>[number]
