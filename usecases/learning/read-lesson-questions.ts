import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { listSeenQuestions } from '#db/learning/lesson-questions.ts'
import { type QuestionAudience, questionAudience } from '#domain/learning/lesson-questions.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { firstNameOf } from '#domain/sessions/reviews.ts'

/** More would be a page that nobody reads. */
const MOST_QUESTIONS = 100

export type SeenQuestion = {
  readonly id: number
  readonly formId: string
  readonly isOwn: boolean
  /** The first name of whoever asked; empty where no name is known. */
  readonly askedBy: string
  readonly audience: QuestionAudience
  readonly text: string
  /** Empty while it waits. */
  readonly answer: string
  readonly askedAt: Date
}

/** The questions under a lesson that this user may see. The caller has checked that they may see the lesson. */
export async function readLessonQuestions(
  db: Database,
  keys: KeyRing,
  asked: { readonly lessonId: number; readonly userId: string; readonly isTeacher?: boolean },
): Promise<SeenQuestion[]> {
  const questions = await listSeenQuestions(db, { ...asked, limit: MOST_QUESTIONS })
  return questions
    .filter(({ sealedQuestion }) => hasKeyFor(sealedQuestion, keys))
    .map(({ id, formId, userId, fullName, isPrivate, shownAt, sealedQuestion, sealedAnswer, askedAt }) => ({
      id,
      formId,
      isOwn: userId === asked.userId,
      askedBy: firstNameOf(fullName),
      audience: questionAudience({ isPrivate, shownAt }),
      text: unsealWithRing(sealedQuestion, keys),
      answer: openSealedText(sealedAnswer, keys),
      askedAt,
    }))
}

/** Empty for none, and for one whose key is gone. */
export function openSealedText(sealed: SealedText | null, keys: KeyRing): string {
  return sealed && hasKeyFor(sealed, keys) ? unsealWithRing(sealed, keys) : ''
}
