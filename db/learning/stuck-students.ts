import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated } from '#db/content/translated-columns.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { lessonProgress, lessons } from '#db/schema/learning.ts'

/**
 * Students who cannot go on: no try is left at a quiz that they have not passed, or the last day of a quiz or of written work is
 * over, by the date in India. The latest first.
 */
export function listStuckStudents(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
  language?: ReadIn,
) {
  const since = sql`coalesce(${lessonProgress.reopenedAt}, ${lessonProgress.openedAt})`
  const theirTries = sql`from quiz_tries t where t.user_id = ${lessonProgress.userId} and t.lesson_id = ${lessonProgress.lessonId}`
  const theirWork = sql`from handed_in_work w where w.user_id = ${lessonProgress.userId} and w.lesson_id = ${lessonProgress.lessonId}`
  const hasOpenQuiz = sql`exists (select from quiz_questions q where q.lesson_id = ${lessons.id})
    and not exists (select ${theirTries} and t.is_passed)`
  const isUsedUp = sql`${lessons.mostTries} <= (
    select count(*) ${theirTries} and t.answered_at > coalesce(${lessonProgress.reopenedAt}, '-infinity'))`
  const isOver = sql`((${since} at time zone 'Asia/Kolkata')::date + ${lessons.dueDays}
    < (${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date)`
  return db
    .select({
      userId: lessonProgress.userId,
      lessonId: lessonProgress.lessonId,
      lessonTitle: translated(language, { kind: 'lessons', field: 'title' }),
      fullName: profiles.fullName,
      email: users.email,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(users, and(eq(users.id, lessonProgress.userId), sql`${users.erasedAt} is null`))
    .leftJoin(profiles, eq(profiles.userId, lessonProgress.userId))
    .where(
      sql`(${hasOpenQuiz} and (${isUsedUp} or ${isOver}))
        or (${lessons.task} <> '' and ${isOver} and not exists (select ${theirWork}))`,
    )
    .orderBy(sql`${since} desc`)
    .limit(limit)
}

/** Returns false for a student who has never opened the lesson. */
export async function recordLessonReopened(
  tx: Database,
  { userId, lessonId, now }: { readonly userId: string; readonly lessonId: number; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(lessonProgress)
    .set({ reopenedAt: now })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .returning({ lessonId: lessonProgress.lessonId })
  return changed.length === 1
}
