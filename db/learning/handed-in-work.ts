import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { courses } from '#db/schema/content.ts'
import { courseModules, handedInWork, lessonProgress, lessons } from '#db/schema/learning.ts'
import type { WorkVerdict } from '#domain/learning/handed-in-work.ts'
import type { SealedText } from '#domain/sealed-text.ts'

type StudentsLessons = { readonly userId: string; readonly lessonIds: readonly number[] }

/** Those of the lessons that ask for written work, with what they ask and since when the student has it. */
export function listWrittenTasks(db: Database, { userId, lessonIds }: StudentsLessons, language?: ReadIn) {
  return db
    .select({
      lessonId: lessons.id,
      task: translated(language, { kind: 'lessons', field: 'task' }),
      dueDays: lessons.dueDays,
      openedAt: lessonProgress.openedAt,
      reopenedAt: lessonProgress.reopenedAt,
    })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(and(inArray(lessons.id, [...lessonIds]), ne(lessons.task, '')))
}

/** What a student has handed in at these lessons, the latest first. */
export function listHandedInWork(db: Database, { userId, lessonIds }: StudentsLessons) {
  return db
    .select()
    .from(handedInWork)
    .where(and(eq(handedInWork.userId, userId), inArray(handedInWork.lessonId, [...lessonIds])))
    .orderBy(desc(handedInWork.handedInAt), desc(handedInWork.id))
}

/** Returns false for work that was handed in before. */
export async function recordHandedInWork(
  tx: Database,
  work: Pick<typeof handedInWork.$inferInsert, 'id' | 'userId' | 'lessonId' | 'sealedText' | 'handedInAt'>,
): Promise<boolean> {
  const added = await tx.insert(handedInWork).values(work).onConflictDoNothing().returning({ id: handedInWork.id })
  return added.length === 1
}

const WORK = {
  id: handedInWork.id,
  userId: handedInWork.userId,
  lessonId: handedInWork.lessonId,
  handedInAt: handedInWork.handedInAt,
  fullName: profiles.fullName,
  email: users.email,
  courseSlug: courses.slug,
}

function selectWork(db: Database, language: ReadIn) {
  return db
    .select({
      ...WORK,
      lessonTitle: translated(language, { kind: 'lessons', field: 'title' }),
      courseTitle: translated(language, { kind: 'courses', field: 'title' }),
      task: translated(language, { kind: 'lessons', field: 'task' }),
      verdict: handedInWork.verdict,
    })
    .from(handedInWork)
    .innerJoin(users, eq(users.id, handedInWork.userId))
    .innerJoin(lessons, eq(lessons.id, handedInWork.lessonId))
    .innerJoin(courseModules, eq(courseModules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, courseModules.courseId))
    .leftJoin(profiles, eq(profiles.userId, handedInWork.userId))
}

/** All work that waits for an answer, the longest waiting first. */
export function listWaitingWork(db: Database, { limit }: { readonly limit: number }, language?: ReadIn) {
  return selectWork(db, language)
    .where(isNull(handedInWork.verdict))
    .orderBy(asc(handedInWork.handedInAt), asc(handedInWork.id))
    .limit(limit)
}

export async function countWaitingWork(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(handedInWork)
    .where(isNull(handedInWork.verdict))
  return row?.count ?? 0
}

export async function findHandedInWork(db: Database, id: string, language?: ReadIn) {
  const [found] = await selectWork(db, language).where(eq(handedInWork.id, id))
  return found
}

type WorkAnswer = {
  readonly verdict: WorkVerdict
  readonly sealedNote: SealedText | null
  readonly staffId: string
  readonly now: Date
}

/** Returns false when a colleague has answered it meanwhile. */
export async function recordWorkAnswer(
  tx: Database,
  id: string,
  { verdict, sealedNote, staffId, now }: WorkAnswer,
): Promise<boolean> {
  const changed = await tx
    .update(handedInWork)
    .set({ verdict, sealedNote, answeredBy: staffId, answeredAt: now })
    .where(and(eq(handedInWork.id, id), isNull(handedInWork.verdict)))
    .returning({ id: handedInWork.id })
  return changed.length === 1
}
