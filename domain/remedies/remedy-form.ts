import type { FieldProblem } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { addDays, type IsoDate, isCalendarDate } from '#domain/time/india-time.ts'
import type { RemedyContent } from './remedy-content.ts'
import { LONGEST_REMEDY_TEXT, LONGEST_REMEDY_TITLE, MOST_REMEDY_DAYS } from './remedy-limits.ts'
import { type RemedyEnd, type RemedyRule, readRemedyOnKey } from './remedy-rule.ts'

/** As it was typed. */
export const REMEDY_FIELDS = ['title', 'instructions', 'on', 'start', 'ending', 'times', 'until'] as const
export type RemedyField = (typeof REMEDY_FIELDS)[number]
export type RemedyFormValues = Readonly<Record<RemedyField, string>>

export type RemedyProblems = { readonly [Field in RemedyField]?: FieldProblem }

type Known = {
  /** Null if the birth does not show it. */
  readonly birthStar: number | null
  readonly today: IsoDate
}

/** Everything but the place, whose name has to be looked up. */
export function readRemedyForm(
  form: RemedyFormValues,
  { birthStar, today }: Known,
): Outcome<Omit<RemedyContent, 'place'>, RemedyProblems> {
  const title = normalizeLine(form.title)
  const instructions = normalizeText(form.instructions)
  const on = readRemedyOnKey(form.on, birthStar)
  const start = isStart(form.start, today) ? form.start : undefined
  const end = readEnd(form, start)
  const problems: RemedyProblems = {
    ...(title === '' && { title: 'missing' }),
    ...(title.length > LONGEST_REMEDY_TITLE && { title: 'too-long' }),
    ...(instructions.length > LONGEST_REMEDY_TEXT && { instructions: 'too-long' }),
    ...(!on && { on: form.on === '' ? 'missing' : 'invalid' }),
    ...(!start && { start: form.start === '' ? 'missing' : 'invalid' }),
    ...(end.ok ? {} : end.refusal),
  }
  if (Object.keys(problems).length > 0 || !on || !start || !end.ok) return refused(problems)
  return accepted({ title, instructions, rule: { on, start, end: end.value } })
}

const LONGEST_AWAY_DAYS = 366

/** A year in the past, for a remedy that is corrected, and a year ahead. */
function isStart(typed: string, today: IsoDate): boolean {
  if (!isCalendarDate(typed)) return false
  return typed >= addDays(today, -LONGEST_AWAY_DAYS) && typed <= addDays(today, LONGEST_AWAY_DAYS)
}

function readEnd(
  { ending, times, until }: RemedyFormValues,
  start: IsoDate | undefined,
): Outcome<RemedyEnd, RemedyProblems> {
  switch (ending) {
    case 'times': {
      const count = /^\d{1,3}$/.test(times.trim()) ? Number(times) : 0
      if (count >= 1 && count <= MOST_REMEDY_DAYS) return accepted({ kind: 'times', times: count })
      return refused({ times: times.trim() === '' ? 'missing' : 'invalid' })
    }
    case 'until':
      if (isCalendarDate(until) && (start === undefined || until >= start)) {
        return accepted({ kind: 'until', date: until })
      }
      return refused({ until: until === '' ? 'missing' : 'invalid' })
    case 'year':
      return accepted({ kind: 'until', date: yearLater(start ?? '') })
    default:
      return refused({ ending: 'invalid' })
  }
}

/** The day before the same date of the next year. */
export function yearLater(start: IsoDate): IsoDate {
  const date = `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`
  // Only 29 February has no such date.
  return isCalendarDate(date) ? addDays(date, -1) : `${date.slice(0, 4)}-02-28`
}

/** How the form shows a stored rule. */
export function typedEnd({ start, end }: RemedyRule): Pick<RemedyFormValues, 'ending' | 'times' | 'until'> {
  if (end.kind === 'times') return { ending: 'times', times: String(end.times), until: '' }
  return end.date === yearLater(start)
    ? { ending: 'year', times: '', until: '' }
    : { ending: 'until', times: '', until: end.date }
}
