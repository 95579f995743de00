import type { ChosenExercise } from '#domain/learning/exercises.ts'
import { normalizeLine } from '#domain/text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { type Attempts, dueDay, isLate } from './due-days.ts'

export const QUIZ_QUESTION_KINDS = ['choice', 'text', 'exercise'] as const
export type QuizQuestionKind = (typeof QUIZ_QUESTION_KINDS)[number]

/** What was asked, answered and right in a try, as it was then. */
export type QuizAnswer = {
  readonly questionId: number
  readonly question: string
  /** Empty for an exercise. */
  readonly given: string
  readonly isRight: boolean
  readonly exercise?: ChosenExercise
}

/** Of a short text; a longer one is cut. */
export const LONGEST_ANSWER_TEXT = 200

/** What a teacher asks of a quiz. */
export type QuizRules = {
  readonly passPercent: number
  /** Null: as many as the student likes. */
  readonly mostTries: number | null
  /** Days after the lesson was opened. */
  readonly dueDays: number | null
}

/** How many right answers pass: at least one. */
export function neededAnswers(questions: number, passPercent: number): number {
  return Math.max(1, Math.ceil((questions * passPercent) / 100))
}

type Try = { readonly isPassed: boolean; readonly answeredAt: Date }

export type QuizState = 'open' | 'passed' | 'no-tries-left' | 'late'

/** The state of a quiz and how many tries are left; undefined for as many as the student likes. */
export function quizState(
  tries: readonly Try[],
  rules: QuizRules,
  attempts: Attempts,
  now: Date,
): { readonly state: QuizState; readonly triesLeft: number | undefined; readonly dueOn: IsoDate | undefined } {
  const since = attempts.reopenedAt?.getTime() ?? 0
  const used = tries.filter(({ answeredAt }) => answeredAt.getTime() > since).length
  const triesLeft = rules.mostTries === null ? undefined : Math.max(0, rules.mostTries - used)
  const dueOn = dueDay(rules, attempts)
  return { state: stateOf(), triesLeft, dueOn }

  function stateOf(): QuizState {
    if (tries.some((one) => one.isPassed)) return 'passed'
    if (triesLeft === 0) return 'no-tries-left'
    return isLate(dueOn, attempts, now) ? 'late' : 'open'
  }
}

/** The stored index of each option in the order in which a try shows them: the same for the same seed. */
export function optionOrder(count: number, seed: string): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const places = indexes.map((index) => hash(`${seed}:${index}`))
  return indexes.sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other)
}

/** FNV-1a, mixed as in MurmurHash3 so that texts which differ in one digit are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Whether a short text is one of the accepted ones, whatever its capitals, marks, spaces, hyphens and digits. */
export function isAccepted(given: string, accepted: readonly string[]): boolean {
  const typed = comparable(given)
  return typed !== '' && accepted.some((answer) => comparable(answer) === typed)
}

const LATIN_MARKS = /[\u0300-\u036f]/g
const JOINERS = /[\u200c\u200d]/g
const INDIAN_DIGIT = /[\u0966-\u096f\u0c66-\u0c6f]/g

function comparable(text: string): string {
  return normalizeLine(text)
    .normalize('NFKD')
    .replaceAll(LATIN_MARKS, '')
    .replaceAll(JOINERS, '')
    .replaceAll(INDIAN_DIGIT, (digit) => String(((digit.codePointAt(0) ?? 0) % 16) - 6))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
