import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translated, translatedLines } from '#db/content/translated-columns.ts'
import { lessonProgress, lessons, quizQuestions, quizTries } from '#db/schema/learning.ts'

/** The questions of a lesson in order, in the reader's language, with the answers also as the practice wrote them. */
export function listQuizQuestions(db: Database, lessonId: number, language?: ReadIn) {
  const kind = 'quiz-questions'
  return db
    .select({
      id: quizQuestions.id,
      version: quizQuestions.version,
      kind: quizQuestions.kind,
      question: translated(language, { kind, field: 'question' }),
      answers: translatedLines(language, { kind, field: 'answers' }),
      originalAnswers: quizQuestions.answers,
      explanation: translated(language, { kind, field: 'explanation' }),
      exercise: quizQuestions.exercise,
      exerciseLevel: quizQuestions.exerciseLevel,
      ownCharts: quizQuestions.ownCharts,
    })
    .from(quizQuestions)
    .where(eq(quizQuestions.lessonId, lessonId))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
}

export type QuizQuestion = Awaited<ReturnType<typeof listQuizQuestions>>[number]

type StudentsLessons = { readonly userId: string; readonly lessonIds: readonly number[] }

/** Those of the lessons that have a quiz, with its rules and since when the student has it. */
export function listQuizRules(db: Database, { userId, lessonIds }: StudentsLessons) {
  return db
    .select({
      lessonId: lessons.id,
      passPercent: lessons.passPercent,
      mostTries: lessons.mostTries,
      dueDays: lessons.dueDays,
      openedAt: lessonProgress.openedAt,
      reopenedAt: lessonProgress.reopenedAt,
    })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(
      and(
        inArray(lessons.id, [...lessonIds]),
        exists(db.select({ one: sql`1` }).from(quizQuestions).where(eq(quizQuestions.lessonId, lessons.id))),
      ),
    )
}

/** The tries of a student at the quizzes of these lessons, the first one first. */
export function listQuizTries(db: Database, { userId, lessonIds }: StudentsLessons) {
  return db
    .select()
    .from(quizTries)
    .where(and(eq(quizTries.userId, userId), inArray(quizTries.lessonId, [...lessonIds])))
    .orderBy(asc(quizTries.lessonId), asc(quizTries.number))
}

export type QuizTry = typeof quizTries.$inferSelect

export async function recordQuizTry(tx: Database, quizTry: QuizTry): Promise<void> {
  await tx.insert(quizTries).values(quizTry)
}

export async function recordQuizQuestions(
  tx: Database,
  questions: readonly (typeof quizQuestions.$inferInsert)[],
): Promise<void> {
  if (questions.length > 0) await tx.insert(quizQuestions).values([...questions])
}

/** What a student hands in at a lesson comes one after the other. Returns false before the lesson is opened. */
export async function lockStudentsLesson(
  tx: Database,
  { userId, lessonId }: { readonly userId: string; readonly lessonId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ openedAt: lessonProgress.openedAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
    .for('update')
  return rows.length === 1
}
