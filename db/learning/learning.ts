import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated, translatedName } from '#db/content/translated-columns.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { cohortClasses, cohorts } from '#db/schema/cohorts.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, lessonProgress, lessons } from '#db/schema/learning.ts'
import type { CourseLevel } from '#domain/content/offers.ts'
import type { CertificateRule } from '#domain/learning/certificate-rule.ts'
import type { ExerciseKind, Level } from '#domain/learning/exercises.ts'
import type { LessonOrder } from '#domain/learning/lesson-order.ts'
import { isSlug } from '#domain/slug.ts'
import { liveLessonLink } from './live-lessons.ts'

export type LearningCourse = {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** Null for a class that is sold alone. */
  readonly level: CourseLevel | null
  readonly description: string
  readonly certificateRule: CertificateRule
}

/** Finds retired courses too, for students who bought them. */
export async function findLearningCourse(
  db: Database,
  slug: string,
  language?: ReadIn,
): Promise<LearningCourse | undefined> {
  if (!isSlug(slug)) return undefined
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: translated(language, { kind: 'courses', field: 'title' }),
      level: courses.level,
      description: translated(language, { kind: 'courses', field: 'description' }),
      certificateRule: courses.certificateRule,
    })
    .from(courses)
    .where(eq(courses.slug, slug))
  return rows[0]
}

type CourseName = Pick<LearningCourse, 'id' | 'level'>

/** The complete course contains the modules of all others, followed by its own. */
function modulesOf({ id, level }: CourseName): SQL | undefined {
  return level === 'Complete' ? or(eq(courses.id, id), ne(courses.level, 'Complete')) : eq(courses.id, id)
}

export type LessonListItem = {
  readonly id: number
  readonly title: string
  readonly kind: (typeof lessons.$inferSelect)['kind']
  readonly minutes: number
  readonly moduleId: number
  readonly moduleTitle: string
  readonly moduleSummary: string
  readonly courseTitle: string
  /** Of a live class. */
  readonly startsAt: Date | null
  readonly isPublished: boolean
  readonly exercise: ExerciseKind | null
  readonly exerciseLevel: Level
  readonly ownCharts: boolean
  readonly openedAt: Date | null
  readonly doneAt: Date | null
  readonly courseId: number
  readonly lessonOrder: LessonOrder
  readonly opensAfterDays: number
  readonly isFree: boolean
  /** Of the first class that is tied to it, in a group of the student; null without one. */
  readonly classStartsAt: Date | null
}

/** All lessons of a course in order, with the progress of this student; drafts for staff alone. */
export function listLessons(
  db: Database,
  course: CourseName & { readonly hasDrafts?: boolean },
  userId: string,
  language?: ReadIn,
): Promise<LessonListItem[]> {
  return db
    .select({
      id: lessons.id,
      title: translated(language, { kind: 'lessons', field: 'title' }),
      kind: lessons.kind,
      minutes: lessons.minutes,
      startsAt: lessons.startsAt,
      isPublished: lessons.isPublished,
      exercise: lessons.exercise,
      exerciseLevel: lessons.exerciseLevel,
      ownCharts: lessons.ownCharts,
      moduleId: courseModules.id,
      moduleTitle: translated(language, { kind: 'modules', field: 'title' }),
      moduleSummary: translated(language, { kind: 'modules', field: 'summary' }),
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      openedAt: lessonProgress.openedAt,
      doneAt: lessonProgress.doneAt,
      courseId: courses.id,
      lessonOrder: courses.lessonOrder,
      opensAfterDays: lessons.opensAfterDays,
      isFree: lessons.isFree,
      classStartsAt: classStartOf(userId),
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(modulesOf(course), course.hasDrafts ? undefined : eq(lessons.isPublished, true)))
    .orderBy(...lessonOrder(course))
}

/** The groups of the student that were not cancelled. */
function classStartOf(userId: string) {
  return sql<Date | null>`(
    select min(${cohortClasses.startsAt}) from ${cohortClasses}
    join ${cohorts} on ${cohorts.id} = ${cohortClasses.cohortId} and ${cohorts.status} = 'open'
    join ${courseEnrollments} on ${courseEnrollments.cohortId} = ${cohorts.id} and ${courseEnrollments.userId} = ${userId}
    where ${cohortClasses.lessonId} = ${lessons.id})`.mapWith(cohortClasses.startsAt)
}

function lessonOrder({ id }: CourseName): SQL[] {
  return [sql`${courses.id} = ${id}`, ...IN_ORDER]
}

const IN_ORDER = [
  asc(courses.position),
  asc(courses.id),
  asc(courseModules.position),
  asc(courseModules.id),
  asc(lessons.position),
  asc(lessons.id),
]

/** Undefined for a course without lessons. */
export async function findFirstLesson(
  db: Database,
  course: CourseName,
  language?: ReadIn,
): Promise<{ id: number; title: string } | undefined> {
  const [first] = await db
    .select({ id: lessons.id, title: translated(language, { kind: 'lessons', field: 'title' }) })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(modulesOf(course), eq(lessons.isPublished, true)))
    .orderBy(...lessonOrder(course))
    .limit(1)
  return first
}

/** The lessons of all courses on offer, in order and without their content. */
export function listSyllabusLessons(db: Database, language?: ReadIn) {
  return db
    .select({
      id: lessons.id,
      title: translated(language, { kind: 'lessons', field: 'title' }),
      kind: lessons.kind,
      isFree: lessons.isFree,
      moduleId: courseModules.id,
      moduleTitle: translated(language, { kind: 'modules', field: 'title' }),
      courseSlug: courses.slug,
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(and(isNull(courses.retiredAt), eq(lessons.isPublished, true)))
    .orderBy(...IN_ORDER)
}

/** With its content; undefined unless the lesson is free to read and its course is on offer. */
export async function findFreeLesson(
  db: Database,
  { courseSlug, id }: { courseSlug: string; id: number },
  language?: ReadIn,
) {
  if (!isSlug(courseSlug)) return undefined
  const [found] = await db
    .select({
      lesson: {
        id: lessons.id,
        title: translated(language, { kind: 'lessons', field: 'title' }),
        kind: lessons.kind,
        minutes: lessons.minutes,
        moduleTitle: translated(language, { kind: 'modules', field: 'title' }),
        content: translated(language, { kind: 'lessons', field: 'content' }),
        url: lessons.url,
        startsAt: lessons.startsAt,
        recordingUrl: lessons.recordingUrl,
        exercise: lessons.exercise,
        exerciseLevel: lessons.exerciseLevel,
      },
      course: {
        id: courses.id,
        slug: courses.slug,
        title: translated(language, { kind: 'courses', field: 'title' }),
        level: courses.level,
        durationWeeks: courses.durationWeeks,
      },
    })
    .from(lessons)
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .where(
      and(
        eq(lessons.id, id),
        eq(lessons.isFree, true),
        eq(lessons.isPublished, true),
        eq(courses.slug, courseSlug),
        isNull(courses.retiredAt),
      ),
    )
  return found
}

export async function findLessonContent(
  db: Database,
  id: number,
  language?: ReadIn,
): Promise<{ content: string; url: string | null; recordingUrl: string | null } | undefined> {
  const { recordingUrl } = lessons
  const url = sql<string | null>`case when ${lessons.kind} = 'live' then ${liveLessonLink} else ${lessons.url} end`
  const rows = await db
    .select({ content: translated(language, { kind: 'lessons', field: 'content' }), url, recordingUrl })
    .from(lessons)
    .where(eq(lessons.id, id))
  return rows[0]
}

export async function recordLessonOpened(
  db: Database,
  { userId, lessonId, now }: { userId: string; lessonId: number; now: Date },
): Promise<void> {
  await db.insert(lessonProgress).values({ userId, lessonId, openedAt: now }).onConflictDoNothing()
}

export async function hasOpenedLesson(
  db: Database,
  { userId, lessonId }: { userId: string; lessonId: number },
): Promise<boolean> {
  const isTheirs = and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId))
  return (await db.$count(lessonProgress, isTheirs)) > 0
}

/** Returns false if the student has never opened the lesson. */
export async function recordLessonDone(
  db: Database,
  { userId, lessonId, doneAt }: { userId: string; lessonId: number; doneAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .update(lessonProgress)
    .set({ doneAt })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .returning({ lessonId: lessonProgress.lessonId })
  return changed.length === 1
}

/** The enrollments of a student, with what decides whether lessons are open. */
export function listOwnEnrollments(db: Database, userId: string, language?: ReadIn) {
  return db
    .select({
      id: courseEnrollments.id,
      courseId: courseEnrollments.courseId,
      cohortId: courseEnrollments.cohortId,
      slug: courses.slug,
      title: translatedName(language, sql`${courseEnrollments.courseTitle}`),
      level: courses.level,
      status: courseEnrollments.status,
      enrollmentDate: courseEnrollments.enrollmentDate,
      bookedAt: bookings.createdAt,
      bookingDate: bookings.bookingDate,
      timeZone: bookings.timeZone,
    })
    .from(courseEnrollments)
    .innerJoin(courses, eq(courses.id, courseEnrollments.courseId))
    .innerJoin(bookings, eq(bookings.id, courseEnrollments.bookingId))
    .where(eq(courseEnrollments.userId, userId))
    .orderBy(asc(courses.position), asc(courseEnrollments.id))
}

/** Courses whose payment is being checked: their lessons are not open yet. */
export async function listCoursesInCheck(db: Database, userId: string, language?: ReadIn): Promise<string[]> {
  const booked = await db
    .select({ title: translatedName(language, sql`${bookings.serviceName}`) })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.serviceType, 'course'),
        eq(bookings.status, 'paid'),
        eq(bookings.paymentStatus, 'awaiting_verification'),
      ),
    )
    .orderBy(asc(bookings.createdAt))
  return booked.map(({ title }) => title)
}

export type OwnEnrollment = Awaited<ReturnType<typeof listOwnEnrollments>>[number]

export async function recordModule(db: Database, module: typeof courseModules.$inferInsert): Promise<number> {
  const [added] = await db.insert(courseModules).values(module).returning({ id: courseModules.id })
  if (!added) throw new Error('Postgres inserted a module without returning its id.')
  return added.id
}

/** Returns their ids in the same order. */
export async function recordLessons(db: Database, added: readonly (typeof lessons.$inferInsert)[]): Promise<number[]> {
  const rows = await db
    .insert(lessons)
    .values([...added])
    .returning({ id: lessons.id })
  return rows.map(({ id }) => id)
}
