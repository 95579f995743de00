import type { IsoDate } from '#domain/time/india-time.ts'
import { calendarParts, SHORT_WEEKDAYS, shortDate, shortWeekday, WEEKDAYS, weekdayName } from './dates.ts'

/** Sunday first, for the heads of narrow columns. */
const NARROW_WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** The names of a week that starts on Monday. */
export const WEEK = {
  days: mondayFirst(WEEKDAYS),
  short: mondayFirst(SHORT_WEEKDAYS),
  narrow: mondayFirst(NARROW_WEEKDAYS),
} as const

/* @__NO_SIDE_EFFECTS__ */
function mondayFirst<Name>([sunday, ...others]: readonly [Name, ...Name[]]): readonly Name[] {
  return [...others, sunday]
}

/** "Monday, November 16". */
export function fullDayOfYear(date: IsoDate): string {
  const { month, day } = calendarParts(date)
  return `${weekdayName(date)}, ${month} ${day}`
}

/** "November 16 – 22", "November 30 – December 6", with the year where it is another one than today's. */
export function dayRange(first: IsoDate, last: IsoDate, today: IsoDate): string {
  const [from, to] = [calendarParts(first), calendarParts(last)]
  const end = from.month === to.month ? to.day : `${to.month} ${to.day}`
  return `${from.month} ${from.day} – ${end}${to.year === calendarParts(today).year ? '' : `, ${to.year}`}`
}

/** "Mon 16": for tabs of a few days. */
export function shortDayOfWeek(date: IsoDate): string {
  return `${shortWeekday(date)} ${calendarParts(date).day}`
}

/** "Nov 16", or "Nov 16, 2027" where the year is another one than today's. */
export function dayNear(date: IsoDate, today: IsoDate): string {
  const { shortMonth, day, year } = calendarParts(date)
  return year === calendarParts(today).year ? `${shortMonth} ${day}` : shortDate(date)
}
