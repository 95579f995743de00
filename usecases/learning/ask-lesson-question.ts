import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { deleteOwnQuestion, recordLessonQuestion } from '#db/learning/lesson-questions.ts'
import { LONGEST_LESSON_QUESTION } from '#domain/learning/lesson-questions.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { findOpenedLesson, type NamedLesson, type OpenedLessonRefusal } from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'

type Question = NamedLesson & {
  /** Made by the form, so that sending it twice asks once. */
  readonly formId: string
  readonly text: string
  readonly isPrivate: boolean
  readonly now: Date
}

type AskRefusal = OpenedLessonRefusal | 'question-empty' | 'question-too-long' | TooOften

/** A student asks under a lesson. Other students see it once staff show it, and never if it is private. */
export async function askLessonQuestion(
  db: Database,
  keys: KeyRing,
  learner: Learner,
  { courseSlug, lessonId, formId, text: typed, isPrivate, now }: Question,
): Promise<Outcome<null, AskRefusal>> {
  const opened = await findOpenedLesson(db, learner, { courseSlug, lessonId })
  if (!opened.ok) return opened
  if (!opened.value.isStudent) return refused('not-enrolled')

  const text = normalizeText(typed)
  if (text === '' || !isUuid(formId)) return refused('question-empty')
  if (text.length > LONGEST_LESSON_QUESTION) return refused('question-too-long')
  const userId = learner.id
  const counted = await countTry(db, 'lesson-question', userId, now)
  if (!counted.ok) return counted

  return db.transaction(async (tx) => {
    // An erasure that runs at the same time finishes first, or deletes this question too.
    await lockAccount(tx, userId)
    if (await isErased(tx, userId)) return refused('not-enrolled')
    const sealedQuestion = sealWithRing(text, keys)
    await recordLessonQuestion(tx, { formId, userId, lessonId, isPrivate, sealedQuestion, askedAt: now })
    return accepted(null)
  })
}

type OwnQuestion = NamedLesson & { readonly questionId: number }

/** A student takes a question back, with its answer. */
export async function takeBackLessonQuestion(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, questionId }: OwnQuestion,
): Promise<Outcome<null, OpenedLessonRefusal | 'question-not-found'>> {
  const opened = await findOpenedLesson(db, learner, { courseSlug, lessonId })
  if (!opened.ok) return opened
  const isDeleted = await deleteOwnQuestion(db, { id: questionId, userId: learner.id, lessonId })
  return isDeleted ? accepted(null) : refused('question-not-found')
}
