import type { Language } from '#domain/languages.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { addMonths, isMonth, type Month, monthsBetween } from '#domain/time/date-range.ts'

/** The longest range that fits one chart. */
export const MOST_MONTHS = 24

export type MonthRange = { readonly from: Month; readonly until: Month }
export type MonthRangeProblem = 'month-invalid' | 'until-before-from' | 'too-many-months'

/** Reads chosen months. */
export function readMonthRange({ from, until }: MonthRange): Outcome<MonthRange, MonthRangeProblem> {
  if (!isMonth(from) || !isMonth(until)) return refused('month-invalid')
  if (until < from) return refused('until-before-from')
  return addMonths(from, MOST_MONTHS) <= until ? refused('too-many-months') : accepted({ from, until })
}

export type Share = { readonly name: string; readonly amount: Paise }

/** What each name has received, the most first, and equal ones as the language sorts. Rows without a name count under `others`. */
export function sharesOf<Row extends { readonly amount: Paise }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  { others, language }: { readonly others: string; readonly language: Language },
): Share[] {
  const groups = Map.groupBy(rows, (row) => nameOf(row) ?? others)
  return [...groups]
    .map(([name, members]) => ({ name, amount: paiseFrom(members.reduce((sum, { amount }) => sum + amount, 0)) }))
    .toSorted((one, other) => other.amount - one.amount || one.name.localeCompare(other.name, language))
}

/** A row for each month, also for those without any. */
export function everyMonth<Row extends { readonly month: Month }>(
  { from, until }: MonthRange,
  rows: readonly Row[],
  none: Omit<Row, 'month'>,
): Row[] {
  const known = new Map(rows.map((row) => [row.month, row]))
  return monthsBetween(from, until).map((month) => known.get(month) ?? ({ ...none, month } as Row))
}

/** Whole percent of the step before; null if there is nothing to compare with. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole)
}
