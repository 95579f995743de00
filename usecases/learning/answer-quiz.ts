import { type AnswerRefusal, checkAnswer } from '@muhurta/jyotish/exercises'
import { isErased, lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { lockStudentsLesson, recordQuizTry } from '#db/learning/quizzes.ts'
import { isAccepted, LONGEST_ANSWER_TEXT, type QuizAnswer, type QuizState } from '#domain/learning/quizzes.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { completeLesson } from './complete-lesson.ts'
import type { OpenedLessonRefusal } from './find-opened-lesson.ts'
import type { Learner } from './find-readable-course.ts'
import { answerField, type PreparedQuestion, readQuiz } from './read-quiz.ts'
import type { CompletedCourse } from './record-progress.ts'

type Answers = {
  readonly courseSlug: string
  readonly lessonId: number
  /** What the form was made for. */
  readonly tryNumber: number
  readonly fingerprint: string
  readonly keys: KeyRing
  /** The values of a field. */
  given(field: string): readonly string[]
  readonly now: Date
}

export type AnswerQuizRefusal =
  | { readonly reason: OpenedLessonRefusal | Exclude<QuizState, 'open'> | 'questions-changed' }
  | { readonly reason: 'unanswered'; readonly fields: Fields }

/**
 * Checks the answers of a try and stores it. The lesson is done when its last part is passed. A form that is sent twice is one
 * try, and so are two that are sent at once.
 */
export async function answerQuiz(
  db: Database,
  learner: Learner,
  { courseSlug, lessonId, tryNumber, fingerprint, keys, given, now }: Answers,
): Promise<Outcome<{ readonly completed: readonly CompletedCourse[] }, AnswerQuizRefusal>> {
  return db.transaction(async (tx) => {
    // An erasure that runs at the same time finishes first, or deletes this try too.
    await lockAccount(tx, learner.id)
    if (await isErased(tx, learner.id)) return refused({ reason: 'not-enrolled' })
    await lockStudentsLesson(tx, { userId: learner.id, lessonId })
    const read = await readQuiz(tx, learner, { courseSlug, lessonId, keys, now })
    if (!read.ok) return refused({ reason: read.refusal })

    const quiz = read.value
    if (!quiz.isStudent) return refused({ reason: 'not-enrolled' })
    if (tryNumber > 0 && tryNumber < quiz.tryNumber) return accepted({ completed: [] })
    if (quiz.state !== 'open') return refused({ reason: quiz.state })
    if (tryNumber !== quiz.tryNumber || fingerprint !== quiz.fingerprint)
      return refused({ reason: 'questions-changed' })

    const checked = quiz.questions.map((question, index) => check(question, index + 1, given))
    const fields = Object.assign({}, ...checked.map((one) => (one.ok ? {} : one.refusal)))
    if (Object.keys(fields).length > 0) return refused({ reason: 'unanswered', fields })

    const answers = checked.flatMap((one) => (one.ok ? [one.value] : []))
    const result = { rightAnswers: answers.filter(({ isRight }) => isRight).length, questions: answers.length }
    const hasPassed = result.rightAnswers >= quiz.neededAnswers
    const userId = learner.id
    await recordQuizTry(tx, {
      userId,
      lessonId,
      number: tryNumber,
      answers,
      ...result,
      isPassed: hasPassed,
      answeredAt: now,
    })
    return accepted({ completed: hasPassed ? await completeLesson(tx, { userId, lessonId, now }) : [] })
  })
}

/** What is wrong with an answer, by field, with the number of its question. */
type Fields = Readonly<Record<string, { readonly number: number; readonly problem: AnswerRefusal }>>

function check(question: PreparedQuestion, number: number, given: Answers['given']): Outcome<QuizAnswer, Fields> {
  const { id: questionId, question: text, answers, originalAnswers } = question.row
  const field = answerField(questionId)
  const [typed = ''] = given(field)
  switch (question.kind) {
    case 'choice': {
      const chosen = /^\d{1,3}$/.test(typed) ? question.order[Number(typed)] : undefined
      if (chosen === undefined) return refused({ [field]: { number, problem: 'answer-missing' } })
      return accepted({ questionId, question: text, given: answers[chosen] ?? '', isRight: chosen === 0 })
    }
    case 'text': {
      const answer = normalizeLine(typed).slice(0, LONGEST_ANSWER_TEXT)
      if (answer === '') return refused({ [field]: { number, problem: 'answer-missing' } })
      const isRight = isAccepted(answer, [...answers, ...originalAnswers])
      return accepted({ questionId, question: text, given: answer, isRight })
    }
    case 'exercise': {
      const { exercise, chosen } = question
      const values = exercise.parts.map(({ name, form }) => {
        const sent = given(answerField(questionId, name))
        return [name, form.type === 'set' ? sent : (sent[0] ?? '')] as const
      })
      const verdict = checkAnswer(exercise, Object.fromEntries(values))
      if (!verdict.ok) {
        const { part, refusal: problem } = verdict.refusal
        return refused({ [answerField(questionId, part)]: { number, problem } })
      }
      return accepted({ questionId, question: text, given: '', isRight: verdict.value.isRight, exercise: chosen })
    }
  }
}
