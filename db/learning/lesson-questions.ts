import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, lessonQuestions, lessons } from '#db/schema/learning.ts'
import type { SealedText } from '#domain/sealed-text.ts'

/** The groups of a user in the course of the lesson, or in the one that includes it. */
const groupsOf = (userId: SQL) => sql`
  select e.cohort_id from ${courseEnrollments} e
  join ${courses} taken on taken.id = e.course_id
  where e.user_id = ${userId} and e.cohort_id is not null and (taken.level = 'Complete' or taken.id = (
    select m.course_id from ${lessons} l join ${courseModules} m on m.id = l.module_id
    where l.id = ${lessonQuestions.lessonId}))`

type Reader = {
  readonly lessonId: number
  readonly userId: string
  /** A teacher reads the questions of every group. */
  readonly isTeacher?: boolean
  readonly limit: number
}

/**
 * What a user sees under a lesson, the latest first: their own questions, and those that staff have shown of students of their
 * group and of students without one.
 */
export function listSeenQuestions(db: Database, { lessonId, userId, isTeacher = false, limit }: Reader) {
  const askedIn = groupsOf(sql`${lessonQuestions.userId}`)
  const isOfGroup = sql`(not exists (${askedIn}) or exists (${askedIn} intersect (${groupsOf(sql`${userId}`)})))`
  const isOwn = eq(lessonQuestions.userId, userId)
  const isShown = and(isNotNull(lessonQuestions.shownAt), isTeacher ? undefined : isOfGroup)
  return db
    .select({
      id: lessonQuestions.id,
      formId: lessonQuestions.formId,
      userId: lessonQuestions.userId,
      fullName: profiles.fullName,
      isPrivate: lessonQuestions.isPrivate,
      sealedQuestion: lessonQuestions.sealedQuestion,
      sealedAnswer: lessonQuestions.sealedAnswer,
      askedAt: lessonQuestions.askedAt,
      shownAt: lessonQuestions.shownAt,
    })
    .from(lessonQuestions)
    .leftJoin(profiles, eq(profiles.userId, lessonQuestions.userId))
    .where(and(eq(lessonQuestions.lessonId, lessonId), or(isOwn, isShown)))
    .orderBy(desc(lessonQuestions.askedAt), desc(lessonQuestions.id))
    .limit(limit)
}

export async function recordLessonQuestion(
  tx: Database,
  question: Pick<
    typeof lessonQuestions.$inferInsert,
    'formId' | 'userId' | 'lessonId' | 'isPrivate' | 'sealedQuestion' | 'askedAt'
  >,
): Promise<void> {
  await tx.insert(lessonQuestions).values(question).onConflictDoNothing()
}

/** Returns false for a question of somebody else. */
export async function deleteOwnQuestion(
  db: Database,
  { id, userId, lessonId }: { readonly id: number; readonly userId: string; readonly lessonId: number },
): Promise<boolean> {
  const deleted = await db
    .delete(lessonQuestions)
    .where(and(eq(lessonQuestions.id, id), eq(lessonQuestions.userId, userId), eq(lessonQuestions.lessonId, lessonId)))
    .returning({ id: lessonQuestions.id })
  return deleted.length === 1
}

function selectQuestions(db: Database, language: ReadIn) {
  return db
    .select({
      id: lessonQuestions.id,
      version: lessonQuestions.version,
      userId: lessonQuestions.userId,
      lessonId: lessonQuestions.lessonId,
      fullName: profiles.fullName,
      email: users.email,
      isPrivate: lessonQuestions.isPrivate,
      sealedQuestion: lessonQuestions.sealedQuestion,
      sealedAnswer: lessonQuestions.sealedAnswer,
      askedAt: lessonQuestions.askedAt,
      answeredAt: lessonQuestions.answeredAt,
      shownAt: lessonQuestions.shownAt,
      lessonTitle: translated(language, { kind: 'lessons', field: 'title' }),
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      courseSlug: courses.slug,
    })
    .from(lessonQuestions)
    .innerJoin(users, eq(users.id, lessonQuestions.userId))
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .leftJoin(profiles, eq(profiles.userId, lessonQuestions.userId))
}

type InboxOptions = {
  readonly isAnswered: boolean
  readonly beforeId?: number | undefined
  readonly limit: number
}

/** One page of all questions for staff, the latest first. */
export function listQuestionsForStaff(db: Database, { isAnswered, beforeId, limit }: InboxOptions, language?: ReadIn) {
  return selectQuestions(db, language)
    .where(
      and(
        isAnswered ? isNotNull(lessonQuestions.answeredAt) : isNull(lessonQuestions.answeredAt),
        beforeId === undefined ? undefined : lt(lessonQuestions.id, beforeId),
      ),
    )
    .orderBy(desc(lessonQuestions.id))
    .limit(limit)
}

export type QuestionForStaff = Awaited<ReturnType<typeof listQuestionsForStaff>>[number]

export async function findLessonQuestion(db: Database, id: number, language?: ReadIn) {
  const [found] = await selectQuestions(db, language).where(eq(lessonQuestions.id, id))
  return found
}

export async function countWaitingQuestions(db: Database): Promise<number> {
  return await db.$count(lessonQuestions, isNull(lessonQuestions.answeredAt))
}

type QuestionChange = {
  readonly sealedAnswer?: SealedText
  readonly answeredBy?: string
  readonly answeredAt?: Date
  readonly shownAt?: Date | null
}

/** Returns false when a colleague has changed it meanwhile, or its student has taken it back. */
export async function recordQuestionChange(
  tx: Database,
  { id, version }: { readonly id: number; readonly version: number },
  change: QuestionChange,
): Promise<boolean> {
  const changed = await tx
    .update(lessonQuestions)
    .set({ ...change, version: sql`${lessonQuestions.version} + 1` })
    .where(and(eq(lessonQuestions.id, id), eq(lessonQuestions.version, version)))
    .returning({ id: lessonQuestions.id })
  return changed.length === 1
}

export async function deleteLessonQuestion(tx: Database, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(lessonQuestions)
    .where(eq(lessonQuestions.id, id))
    .returning({ id: lessonQuestions.id })
  return deleted.length === 1
}
