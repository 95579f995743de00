import { accepted, type Outcome, refused } from '../outcome.ts'
import { instantOf, minutesOf } from './clock.ts'
import type { AnswerForm, AnswerValue, ExercisePart } from './exercise.ts'

/** An answer as a form or a program gives it: a value, or a list for a set. An empty list is an answer of a set. */
export type GivenAnswer = string | number | readonly (string | number)[] | null | undefined

export type AnswerRefusal = 'answer-missing' | 'not-a-choice' | 'not-a-number' | 'not-a-date' | 'not-a-time'

export type AnswerVerdict = { isRight: boolean; parts: Readonly<Record<string, boolean>> }

export type RefusedAnswer = { part: string; refusal: AnswerRefusal }

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/
const MINUTES_PER_DAY = 1440
/** What is lost in writing a number down. */
const ROUNDING = 1e-9

function isNear(difference: number, tolerance: number): boolean {
  return Math.abs(difference) <= tolerance + ROUNDING
}

function checkNumber(text: string, form: AnswerForm & { type: 'number' }, answer: AnswerValue) {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? accepted(isNear(number - Number(answer), form.tolerance)) : refused('not-a-number')
}

function checkDate(text: string, form: AnswerForm & { type: 'date' }, answer: AnswerValue) {
  const days = DATE.test(text) ? instantOf(text) - instantOf(String(answer)) : Number.NaN
  return Number.isFinite(days) ? accepted(isNear(days, form.toleranceDays)) : refused('not-a-date')
}

function checkTime(text: string, form: AnswerForm & { type: 'time' }, answer: AnswerValue) {
  if (!TIME.test(text)) return refused('not-a-time')
  const apart = Math.abs(minutesOf(text) - minutesOf(String(answer)))
  return accepted(isNear(Math.min(apart, MINUTES_PER_DAY - apart), form.toleranceMinutes))
}

function checkSet(given: readonly string[], form: AnswerForm & { type: 'set' }, answer: AnswerValue) {
  const options = form.options.map(String)
  if (given.some((value) => !options.includes(value))) return refused('not-a-choice')
  const [chosen, right] = [new Set(given), new Set((answer as readonly (string | number)[]).map(String))]
  return accepted(chosen.size === right.size && [...right].every((value) => chosen.has(value)))
}

function checkPart({ form, answer }: ExercisePart, given: GivenAnswer): Outcome<boolean, AnswerRefusal> {
  const values = (Array.isArray(given) ? given : [given ?? '']).map((value) => String(value).trim())
  if (form.type === 'set') return checkSet(values.filter(Boolean), form, answer)

  const [text = ''] = values
  if (text === '') return refused('answer-missing')
  switch (form.type) {
    case 'number':
      return checkNumber(text, form, answer)
    case 'date':
      return checkDate(text, form, answer)
    case 'time':
      return checkTime(text, form, answer)
    case 'sign':
      return /^(\d|1[01])$/.test(text) ? accepted(Number(text) === answer) : refused('not-a-choice')
    case 'choice':
      return form.options.map(String).includes(text) ? accepted(text === String(answer)) : refused('not-a-choice')
  }
}

/** Whether the answers to all parts are right; refuses the first that is no answer. */
export function checkAnswer(
  { parts }: { parts: readonly ExercisePart[] },
  given: Readonly<Record<string, GivenAnswer>>,
): Outcome<AnswerVerdict, RefusedAnswer> {
  const right: Record<string, boolean> = {}
  for (const part of parts) {
    const checked = checkPart(part, given[part.name])
    if (!checked.ok) return refused({ part: part.name, refusal: checked.refusal })
    right[part.name] = checked.value
  }
  return accepted({ isRight: Object.values(right).every(Boolean), parts: right })
}
