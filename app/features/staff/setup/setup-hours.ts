import type { FieldSpec, FormTexts } from '#app/features/staff/content/form-spec.ts'
import { SETUP_HOURS } from '#content/staff/practice/setup.ts'
import { WEEK } from '#content/words/week-days.ts'
import {
  type HoursProblem,
  ISO_WEEKDAYS,
  type TypedWeek,
  type Week,
  weekText,
} from '#domain/availability/typed-hours.ts'

const DAYS = { name: 'days', label: SETUP_HOURS.days }
const USUAL = { opensAt: '10:00', closesAt: '13:00' }
const USUAL_AGAIN = { opensAt: '16:00', closesAt: '19:00' }
const USUAL_WEEK: Week = ISO_WEEKDAYS.map((weekday) => (weekday === 7 ? [] : [USUAL, USUAL_AGAIN]))

/** The same hours on every day that is ticked: what most practices have. */
export const HOURS_FIELDS: readonly FieldSpec[] = [
  ...ISO_WEEKDAYS.map((weekday) => ({
    name: `day${weekday}`,
    label: WEEK.days[weekday - 1] ?? '',
    type: 'tick' as const,
    group: DAYS,
  })),
  { name: 'opens1', label: SETUP_HOURS.opens1, type: 'time' },
  { name: 'closes1', label: SETUP_HOURS.closes1, type: 'time' },
  { name: 'opens2', label: SETUP_HOURS.opens2, type: 'time', hint: SETUP_HOURS.optional, isOptional: true },
  { name: 'closes2', label: SETUP_HOURS.closes2, type: 'time', isOptional: true },
]

/** The form of a week; usual hours for an empty one, undefined for one whose days differ. */
export function hoursValues(week: Week): FormTexts | undefined {
  const shown = week.every((day) => day.length === 0) ? USUAL_WEEK : week
  const [first, ...others] = shown.filter((day) => day.length > 0)
  if (!first || first.length > 2 || others.some((day) => weekText([day]) !== weekText([first]))) return undefined
  const [morning, again] = first
  return {
    ...Object.fromEntries(shown.map((day, index) => [`day${index + 1}`, day.length > 0 ? 'on' : ''])),
    opens1: morning?.opensAt ?? '',
    closes1: typedClosing(morning?.closesAt ?? ''),
    opens2: again?.opensAt ?? '',
    closes2: typedClosing(again?.closesAt ?? ''),
  }
}

/** A time field cannot hold 24:00. */
function typedClosing(time: string): string {
  return time === '24:00' ? '00:00' : time
}

export function typedWeek(typed: FormTexts): TypedWeek {
  const { opens1 = '', closes1 = '', opens2 = '', closes2 = '' } = typed
  const hours = [
    { opensAt: opens1, closesAt: closes1 },
    { opensAt: opens2, closesAt: closes2 },
  ]
  return ISO_WEEKDAYS.map((weekday) => (typed[`day${weekday}`] === 'on' ? hours : []))
}

const PROBLEM_TEXTS: Readonly<Record<HoursProblem, string>> = {
  incomplete: SETUP_HOURS.incomplete,
  'closes-first': SETUP_HOURS.closesFirst,
  overlaps: SETUP_HOURS.overlaps,
}

/** All ticked days have the same problem; it stands beside the times of its row. */
export function hoursProblems(problems: Readonly<Record<string, HoursProblem>>): FormTexts {
  return Object.fromEntries(
    Object.entries(problems).map(([row, problem]) => {
      const number = Number(row.split('-')[1]) + 1
      return [problem === 'overlaps' ? `opens${number}` : `closes${number}`, PROBLEM_TEXTS[problem]]
    }),
  )
}

/** "Mon, Tue, Wed: 10:00-13:00, 16:00-19:00", or nothing. */
export function typedHoursText(typed: FormTexts): string {
  const days = ISO_WEEKDAYS.filter((weekday) => typed[`day${weekday}`] === 'on').map(
    (weekday) => WEEK.short[weekday - 1],
  )
  const { opens1, closes1, opens2, closes2 } = typed
  const hours = [
    opens1 && closes1 ? `${opens1}-${closes1}` : '',
    opens2 && closes2 ? `${opens2}-${closes2}` : '',
  ].filter(Boolean)
  return days.length === 0 || hours.length === 0 ? '' : `${days.join(', ')}: ${hours.join(', ')}`
}
