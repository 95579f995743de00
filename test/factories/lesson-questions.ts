import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sealWithRing } from '#db/key-ring.ts'
import { recordLessonQuestion } from '#db/learning/lesson-questions.ts'
import { lessonQuestions } from '#db/schema/learning.ts'
import { TEST_KEYS } from './bookings.ts'

type QuestionDetails = {
  readonly userId: string
  readonly lessonId: number
  readonly text?: string
  readonly isPrivate?: boolean
  readonly now: Date
}

/** A question that waits for its answer. */
export async function givenLessonQuestion(
  db: Database,
  { userId, lessonId, text = 'लग्न क्या है?', isPrivate = false, now }: QuestionDetails,
): Promise<number> {
  const formId = randomUUID()
  const sealedQuestion = sealWithRing(text, TEST_KEYS)
  await recordLessonQuestion(db, { formId, userId, lessonId, isPrivate, sealedQuestion, askedAt: now })
  const [asked] = await db
    .select({ id: lessonQuestions.id })
    .from(lessonQuestions)
    .where(eq(lessonQuestions.formId, formId))
  return asked?.id ?? 0
}
