import type { IsoDate } from '#domain/time/india-time.ts'
import { calendarParts, SHORT_WEEKDAYS, shortDate, shortWeekday, WEEKDAYS, weekdayName } from './dates.ts'

/** Sunday first, for the heads of narrow columns. */
const NARROW_WEEKDAYS = ['ఆ', 'సో', 'మం', 'బు', 'గు', 'శు', 'శ'] as const

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

/** "16 నవంబర్, సోమవారం". */
export function fullDayOfYear(date: IsoDate): string {
  const { month, day } = calendarParts(date)
  return `${day} ${month}, ${weekdayName(date)}`
}

/** "16 – 22 నవంబర్", "30 నవంబర్ – 6 డిసెంబర్", with the year where it is another one than today's. */
export function dayRange(first: IsoDate, last: IsoDate, today: IsoDate): string {
  const [from, to] = [calendarParts(first), calendarParts(last)]
  const start = from.month === to.month ? from.day : `${from.day} ${from.month}`
  return `${start} – ${to.day} ${to.month}${to.year === calendarParts(today).year ? '' : ` ${to.year}`}`
}

/** "సోమ 16": for tabs of a few days. */
export function shortDayOfWeek(date: IsoDate): string {
  return `${shortWeekday(date)} ${calendarParts(date).day}`
}

/** "16 నవం", or "16 నవం 2027" where the year is another one than today's. */
export function dayNear(date: IsoDate, today: IsoDate): string {
  const { shortMonth, day, year } = calendarParts(date)
  return year === calendarParts(today).year ? `${day} ${shortMonth}` : shortDate(date)
}
