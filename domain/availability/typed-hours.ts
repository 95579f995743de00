import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isTimeOfDay } from '#domain/time/india-time.ts'
import type { OpenHours } from './hours.ts'

/** One interval as the form sends it: either time may be empty or invalid. */
export type TypedHours = { readonly opensAt: string; readonly closesAt: string }

/** The intervals of each weekday; the first day is Monday. */
export type TypedWeek = readonly (readonly TypedHours[])[]
export type Week = readonly (readonly OpenHours[])[]

export type HoursProblem = 'incomplete' | 'closes-first' | 'overlaps'

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const MOST_INTERVALS = 8

const USUAL_DAY: OpenHours = { opensAt: '09:00', closesAt: '18:00' }
const MIDNIGHT = '24:00'

/**
 * The intervals of one day in chronological order, or the problem of each wrong row by its index. Empty rows are
 * ignored. A closing time of 00:00 means the end of the day, because a time field cannot hold 24:00.
 */
export function readHours(
  typed: readonly TypedHours[],
): Outcome<readonly OpenHours[], Readonly<Record<number, HoursProblem>>> {
  const problems: Record<number, HoursProblem> = {}
  const read: (OpenHours & { readonly row: number })[] = []
  for (const [row, { opensAt, closesAt }] of typed.entries()) {
    if (opensAt === '' && closesAt === '') continue
    const closing = closesAt === '00:00' ? MIDNIGHT : closesAt
    if (!isTimeOfDay(opensAt) || !(isTimeOfDay(closing) || closing === MIDNIGHT)) problems[row] = 'incomplete'
    else if (opensAt >= closing) problems[row] = 'closes-first'
    else read.push({ opensAt, closesAt: closing, row })
  }

  const ordered = read.toSorted((one, other) => (one.opensAt < other.opensAt ? -1 : 1))
  let closed = ''
  for (const { opensAt, closesAt, row } of ordered) {
    if (opensAt < closed) problems[row] = 'overlaps'
    if (closesAt > closed) closed = closesAt
  }
  if (Object.keys(problems).length > 0) return refused(problems)
  return accepted(ordered.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })))
}

/** The whole week, or the problems of its rows by `weekday-row`. */
export function readWeek(typed: TypedWeek): Outcome<Week, Readonly<Record<string, HoursProblem>>> {
  const days = typed.map(readHours)
  const problems = days.flatMap((day, index) =>
    day.ok ? [] : Object.entries(day.refusal).map(([row, problem]) => [`${index + 1}-${row}`, problem] as const),
  )
  if (problems.length > 0) return refused(Object.fromEntries(problems))
  return accepted(days.flatMap((day) => (day.ok ? [day.value] : [])))
}

/** The first interval of a day is a usual working day; the next one starts empty. */
export function addHours(week: TypedWeek, weekday: number): TypedWeek {
  return changeDay(week, weekday, (day) => {
    if (day.length >= MOST_INTERVALS) return day
    return [...day, day.length === 0 ? USUAL_DAY : { opensAt: '', closesAt: '' }]
  })
}

export function removeHours(week: TypedWeek, weekday: number, row: number): TypedWeek {
  return changeDay(week, weekday, (day) => day.filter((_, index) => index !== row))
}

/** Replaces the hours of the other days. */
export function copyHours(week: TypedWeek, from: number, to: readonly number[]): TypedWeek {
  const copied = week[from - 1] ?? []
  return week.map((day, index) => (to.includes(index + 1) ? copied : day))
}

function changeDay(
  week: TypedWeek,
  weekday: number,
  change: (day: readonly TypedHours[]) => readonly TypedHours[],
): TypedWeek {
  return week.map((day, index) => (index + 1 === weekday ? change(day) : day))
}

/** A fingerprint of a week, to find out whether it was changed on another device. */
export function weekText(week: Week): string {
  return week.map((day) => day.map(({ opensAt, closesAt }) => `${opensAt}-${closesAt}`).join(',')).join(';')
}
