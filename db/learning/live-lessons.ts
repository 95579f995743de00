import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { meetingRoom } from '#db/meeting-room.ts'
import { users } from '#db/schema/accounts.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, lessons } from '#db/schema/learning.ts'
import type { BookedClass } from './own-classes.ts'

/** Where a live lesson takes place: at its own link, or as the practice meets. For students and staff alone. */
export const liveLessonLink = sql<string>`coalesce(nullif(${lessons.url}, ''), (
  select ${meetingRoom(sql`${lessons.roomName}`)} from desk_settings d left join astrologers a on false))`

/** A lesson that is a live class, as its students see a class of their group. */
export type LiveLesson = Omit<BookedClass, 'cohortId'> & { readonly cohortId: null; readonly meetingLink: string }

/** Those of a group have its dates. */
const isTaughtInGroup = sql`exists (
  select from cohort_classes c where c.lesson_id = ${lessons.id} and c.cohort_id = ${courseEnrollments.cohortId})`

/** Once for each student, also of one who has both the course and the complete course. */
async function selectLiveLessons(
  db: Database,
  language: ReadIn | undefined,
  where: SQL | undefined,
): Promise<LiveLesson[]> {
  const isOfCourse = eq(courseEnrollments.courseId, courses.id)
  const isPart = sql`(${courseEnrollments.courseLevel} = 'Complete' and ${courses.level} <> 'Complete')`
  const rows = await db
    .selectDistinctOn([lessons.id, courseEnrollments.userId], {
      id: lessons.id,
      cohortId: sql<null>`null`,
      cohortTitle: sql<string>`''`,
      courseId: courses.id,
      courseSlug: courses.slug,
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      lessonId: lessons.id,
      lessonTitle: translated(language, { kind: 'lessons', field: 'title' }),
      startsAt: sql<Date>`${lessons.startsAt}`.mapWith(lessons.startsAt),
      minutes: lessons.minutes,
      recordingUrl: lessons.recordingUrl,
      // Every change of the lesson raises it.
      calendarSequence: lessons.version,
      changedAt: lessons.updatedAt,
      bookingId: bookings.id,
      bookingCode: bookings.code,
      userId: courseEnrollments.userId,
      isConfirmed: sql<boolean>`${bookings.paymentStatus} = 'paid'`,
      timeZone: bookings.timeZone,
      isPresent: sql<boolean | null>`null`,
      meetingLink: liveLessonLink,
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .innerJoin(courseEnrollments, sql`(${isOfCourse} or ${isPart})`)
    .innerJoin(bookings, and(eq(bookings.id, courseEnrollments.bookingId), eq(bookings.status, 'paid')))
    .innerJoin(users, and(eq(users.id, courseEnrollments.userId), isNull(users.erasedAt)))
    .where(and(eq(lessons.kind, 'live'), eq(lessons.isPublished, true), sql`not ${isTaughtInGroup}`, where))
    .orderBy(lessons.id, courseEnrollments.userId, desc(isOfCourse))
  return rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** The live lessons of a student's courses, by time. */
export function listLiveLessons(db: Database, userId: string, language?: ReadIn): Promise<LiveLesson[]> {
  return selectLiveLessons(db, language, eq(courseEnrollments.userId, userId))
}

/** Each student of each live lesson that starts within the span. */
export function listStudentsOfLiveLessons(
  db: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<LiveLesson[]> {
  const isWithin = and(gt(lessons.startsAt, after), lte(lessons.startsAt, until))
  return selectLiveLessons(db, undefined, and(eq(bookings.paymentStatus, 'paid'), isWithin))
}

/** Undefined for a student whose enrollment has ended. */
export async function findLiveLesson(
  db: Database,
  { lessonId, bookingId }: { readonly lessonId: number; readonly bookingId: string },
  language?: ReadIn,
): Promise<LiveLesson | undefined> {
  const [found] = await selectLiveLessons(db, language, and(eq(lessons.id, lessonId), eq(bookings.id, bookingId)))
  return found
}
