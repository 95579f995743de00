import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isTimeOfDay } from '#domain/time/india-time.ts'
import type { OpenHours } from './hours.ts'

/** One interval as the form sends it: either time may be empty or invalid. */
export type TypedHours = { readonly opensAt: string; readonly closesAt: string }

/** The intervals of each weekday; the first day is Monday. */
export type TypedWeek = readonly (readonly TypedHours[])[]
export type Week = readonly (readonly OpenHours[])[]

export type HoursProblem = 'incomplete' | 'closes-first' | 'overlaps'

export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
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

/** Days with the same hours, which are typed once: "Mon to Sat 9-12, 2-5". */
export type HoursGroup = { readonly days: readonly number[]; readonly hours: readonly TypedHours[] }

/** What is wrong with a group: of one of its rows, or that its hours have no day. */
export type GroupProblem = HoursProblem | 'no-days'

/** The open days of a week with the same hours together, by their first day. */
export function groupsOf(week: Week): HoursGroup[] {
  const groups = new Map<string, { days: number[]; hours: readonly TypedHours[] }>()
  for (const [index, hours] of week.entries()) {
    if (hours.length === 0) continue
    const known = groups.get(weekText([hours]))
    if (known) known.days.push(index + 1)
    else groups.set(weekText([hours]), { days: [index + 1], hours })
  }
  return [...groups.values()]
}

/** The week that groups make. A day that is in several of them has the hours of each. */
export function weekOfGroups(groups: readonly HoursGroup[]): TypedWeek {
  return ISO_WEEKDAYS.map((weekday) => groups.flatMap(({ days, hours }) => (days.includes(weekday) ? hours : [])))
}

/** The week of groups, or the problems of their rows by `group-row`. */
export function readGroups(groups: readonly HoursGroup[]): Outcome<Week, Readonly<Record<string, GroupProblem>>> {
  const week = readWeek(weekOfGroups(groups))
  const dayless = groups.flatMap((group, index) => (isDayless(group) ? [[`${index}-0`, 'no-days'] as const] : []))
  if (week.ok && dayless.length === 0) return week
  return refused({ ...(week.ok ? {} : problemsByGroup(groups, week.refusal)), ...Object.fromEntries(dayless) })
}

function isDayless({ days, hours }: HoursGroup): boolean {
  return days.length === 0 && hours.some(({ opensAt, closesAt }) => opensAt !== '' || closesAt !== '')
}

/** A row of a day is the row of one of the groups that the day is in. */
function problemsByGroup(groups: readonly HoursGroup[], problems: Readonly<Record<string, HoursProblem>>) {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([place, problem]) => {
      const [weekday = 0, row = 0] = place.split('-').map(Number)
      const rows = groups.flatMap(({ days, hours }, group) =>
        days.includes(weekday) ? hours.map((_, own) => `${group}-${own}`) : [],
      )
      const key = rows[row]
      return key === undefined ? [] : [[key, problem] as const]
    }),
  )
}

/** For a practice without hours: what most begin with, not saved yet. */
export const USUAL_GROUP: HoursGroup = { days: [1, 2, 3, 4, 5, 6], hours: [USUAL_DAY] }

/** For the days that are in no group yet. */
export function addGroup(groups: readonly HoursGroup[]): HoursGroup[] {
  const days = ISO_WEEKDAYS.filter((weekday) => groups.every((group) => !group.days.includes(weekday)))
  return [...groups, { days, hours: [USUAL_DAY] }]
}

export function addHours(groups: readonly HoursGroup[], to: number): HoursGroup[] {
  return changeGroup(groups, to, (hours) =>
    hours.length >= MOST_INTERVALS ? hours : [...hours, { opensAt: '', closesAt: '' }],
  )
}

export function removeHours(groups: readonly HoursGroup[], from: number, row: number): HoursGroup[] {
  return changeGroup(groups, from, (hours) => hours.filter((_, index) => index !== row))
}

function changeGroup(
  groups: readonly HoursGroup[],
  changed: number,
  change: (hours: readonly TypedHours[]) => readonly TypedHours[],
): HoursGroup[] {
  return groups.map((group, index) => (index === changed ? { ...group, hours: change(group.hours) } : group))
}

/** A fingerprint of a week, to find out whether it was changed on another device. */
export function weekText(week: Week): string {
  return week.map((day) => day.map(({ opensAt, closesAt }) => `${opensAt}-${closesAt}`).join(',')).join(';')
}
