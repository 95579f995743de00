import type { FieldProblem, FieldProblems } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { isCalendarDate } from '#domain/time/india-time.ts'

export const INTAKE_QUESTION_KINDS = ['line', 'text', 'choice', 'date', 'file'] as const

export type IntakeQuestionKind = (typeof INTAKE_QUESTION_KINDS)[number]

/** A question of the practice's own that the booking form of a service asks. */
export type IntakeQuestion = {
  readonly id: number
  readonly kind: IntakeQuestionKind
  readonly label: string
  readonly help: string
  readonly isRequired: boolean
  /** Only of a choice. */
  readonly choices: readonly string[]
  /** The choices as a reader of another language sees them; what is sent and stored is the choice itself. */
  readonly choiceLabels?: readonly string[] | null
}

/** An answer with its question as it was asked: a later edit of the question changes no answer. */
export type IntakeAnswer = {
  readonly questionId: number
  readonly kind: IntakeQuestionKind
  readonly label: string
  /** `yyyy-MM-dd` for a date; empty for a file, which is sent after the booking. */
  readonly text: string
}

export const LONGEST_LINE_ANSWER = 200
export const LONGEST_TEXT_ANSWER = 2_000

/** The name of a question's field in the booking form. */
export type IntakeField = `intake-${number}`

export function intakeField(questionId: number): IntakeField {
  return `intake-${questionId}`
}

export function isIntakeField(name: string): name is IntakeField {
  return /^intake-\d+$/.test(name)
}

/** Typed answers by question id, as one text: the booking form has one field for all of them. */
export function joinTypedAnswers(typed: Readonly<Record<string, string>>): string {
  const filled = Object.entries(typed).filter(([, text]) => text !== '')
  return filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled))
}

/** By question id; empty for anything that is no such text. */
export function splitTypedAnswers(joined: string): Readonly<Record<string, string>> {
  try {
    const given: unknown = joined === '' ? null : JSON.parse(joined)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
    return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => isText(entry[1])))
  } catch {
    return {}
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** An answer for each question that was answered, and one without text for each file that is asked for. */
export function readTypedAnswers(
  questions: readonly IntakeQuestion[],
  joined: string,
): Outcome<IntakeAnswer[], FieldProblems<IntakeField>> {
  const typed = splitTypedAnswers(joined)
  const answers: IntakeAnswer[] = []
  const problems: Partial<Record<IntakeField, FieldProblem>> = {}
  for (const { id, kind, label, isRequired, choices } of questions) {
    const text = kind === 'file' ? '' : normalizedAnswer(kind, typed[id] ?? '')
    const problem = kind === 'file' ? undefined : problemOf({ kind, isRequired, choices }, text)
    if (problem !== undefined) problems[intakeField(id)] = problem
    else if (text !== '' || kind === 'file') answers.push({ questionId: id, kind, label, text })
  }
  return Object.keys(problems).length === 0 ? accepted(answers) : refused(problems)
}

function normalizedAnswer(kind: IntakeQuestionKind, text: string): string {
  return kind === 'text' ? normalizeText(text) : normalizeLine(text)
}

type Rules = Pick<IntakeQuestion, 'kind' | 'isRequired' | 'choices'>

function problemOf({ kind, isRequired, choices }: Rules, text: string): FieldProblem | undefined {
  if (text === '') return isRequired ? 'missing' : undefined
  if (kind === 'choice') return choices.includes(text) ? undefined : 'invalid'
  if (kind === 'date') return isCalendarDate(text) ? undefined : 'invalid'
  return text.length > (kind === 'text' ? LONGEST_TEXT_ANSWER : LONGEST_LINE_ANSWER) ? 'too-long' : undefined
}

/** Stored answers; none for a booking from before questions could be asked. */
export function readIntakeAnswers(value: unknown): IntakeAnswer[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { questionId, kind, label, text } = each as Partial<Record<keyof IntakeAnswer, unknown>>
    const known = INTAKE_QUESTION_KINDS.find((one) => one === kind)
    if (typeof questionId !== 'number' || !known || !isText(label) || !isText(text)) return []
    return [{ questionId, kind: known, label, text }]
  })
}

/**
 * What was answered before to these questions, the latest first, as the texts of the form. A question is the same if it is
 * the same row, or asks the same in another service.
 */
export function offerAnswers(
  questions: readonly IntakeQuestion[],
  given: readonly (readonly IntakeAnswer[])[],
): Readonly<Record<string, string>> {
  const all = given.flat()
  const offered = questions.flatMap(({ id, kind, label, choices }) => {
    const same = all.find((answer) => answer.kind === kind && (answer.questionId === id || answer.label === label))
    const isUsable = same && same.text !== '' && (kind !== 'choice' || choices.includes(same.text))
    return isUsable ? [[String(id), same.text] as const] : []
  })
  return Object.fromEntries(offered)
}
