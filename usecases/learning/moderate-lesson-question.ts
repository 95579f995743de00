import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { listOwnEnrollments } from '#db/learning/learning.ts'
import {
  deleteLessonQuestion,
  findLessonQuestion,
  type QuestionForStaff,
  recordQuestionChange,
} from '#db/learning/lesson-questions.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { LONGEST_QUESTION_ANSWER } from '#domain/learning/lesson-questions.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

type NamedQuestion = {
  readonly questionId: number
  /** As the page showed it. */
  readonly version: number
  readonly staffId: string
  readonly now: Date
}

type Moderated<Refusal extends string = never> = Promise<
  Outcome<null, 'question-not-found' | 'question-changed' | Refusal>
>

type Answer = NamedQuestion & {
  readonly answer: string
  /** Shows both to the students of the course too. */
  readonly isShown: boolean
}

/** A teacher answers, and the student is emailed about the first answer. A later one replaces it. */
export async function answerLessonQuestion(
  db: Database,
  keys: KeyRing,
  { answer: typed, isShown, ...named }: Answer,
): Moderated<'answer-missing' | 'answer-too-long' | 'question-private'> {
  const answer = normalizeText(typed)
  if (answer === '') return refused('answer-missing')
  if (answer.length > LONGEST_QUESTION_ANSWER) return refused('answer-too-long')

  return moderate(db, named, async (tx, question) => {
    if (isShown && question.isPrivate) return refused('question-private')
    const { staffId, now } = named
    const answered = { sealedAnswer: sealWithRing(answer, keys), answeredBy: staffId, answeredAt: now }
    const shownAt = isShown ? now : question.shownAt
    if (!(await recordQuestionChange(tx, { id: question.id, version: named.version }, { ...answered, shownAt }))) {
      return refused('question-changed')
    }
    await audit(tx, question, named, 'lesson-question-answered')
    if (isShown && question.shownAt === null) await audit(tx, question, named, 'lesson-question-shown')
    if (question.answeredAt === null) await notifyStudent(tx, question)
    return accepted(null)
  })
}

async function notifyStudent(tx: Transaction, { id, userId, lessonId, lessonTitle, courseSlug }: QuestionForStaff) {
  const [enrollment] = await listOwnEnrollments(tx, userId)
  const reader = { userId, timeZone: enrollment?.timeZone ?? INDIA_TIME_ZONE }
  const path = `/learning/${courseSlug}/${lessonId}#question-${id}`
  const email = { kind: 'lesson-question-answered', lessonTitle, path } as const
  await notifyClient(tx, reader, email, `lesson-question-answered:${id}`)
}

/** Shows a question to the students of its course, or to its student alone again. */
export function showLessonQuestion(
  db: Database,
  { isShown, ...named }: NamedQuestion & { readonly isShown: boolean },
): Moderated<'question-private'> {
  return moderate(db, named, async (tx, question) => {
    if (isShown && question.isPrivate) return refused('question-private')
    const shownAt = isShown ? named.now : null
    if (!(await recordQuestionChange(tx, { id: question.id, version: named.version }, { shownAt }))) {
      return refused('question-changed')
    }
    await audit(tx, question, named, isShown ? 'lesson-question-shown' : 'lesson-question-hidden')
    return accepted(null)
  })
}

/** Deletes a question with its answer, for its student too. */
export function removeLessonQuestion(db: Database, named: Omit<NamedQuestion, 'version'>): Moderated {
  return moderate(db, named, async (tx, question) => {
    if (!(await deleteLessonQuestion(tx, question.id))) return refused('question-not-found')
    await audit(tx, question, named, 'lesson-question-removed')
    return accepted(null)
  })
}

/** An erasure of the student that runs at the same time finishes first, or waits. */
async function moderate<Refusal extends string>(
  db: Database,
  { questionId }: { readonly questionId: number },
  change: (tx: Transaction, question: QuestionForStaff) => Moderated<Refusal>,
): Moderated<Refusal> {
  return db.transaction(async (tx) => {
    const found = await findLessonQuestion(tx, questionId)
    if (!found) return refused('question-not-found')
    await lockAccount(tx, found.userId)
    // Read again: a colleague may have answered it meanwhile.
    const question = (await isErased(tx, found.userId)) ? undefined : await findLessonQuestion(tx, questionId)
    return question ? change(tx, question) : refused('question-not-found')
  })
}

async function audit(
  tx: Transaction,
  { id, userId }: QuestionForStaff,
  { staffId, now }: Pick<NamedQuestion, 'staffId' | 'now'>,
  action: AuditAction,
): Promise<void> {
  const subject = { kind: 'user', id: userId }
  await recordAudit(tx, { action, actorId: staffId, subject, details: { questionId: id }, at: now })
}
