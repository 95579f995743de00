import { INDIA_TIME_ZONE, type IsoDate, istDate, istInstant, weekdayOf } from '#domain/time/india-time.ts'
import { clockText, dateIn, numbersOf, timeIn } from '../../zone-clock.ts'

export { clockText } from '../../zone-clock.ts'

/** January first. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** January first. */
export const SHORT_MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Sunday first. */
export const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** "November 16, 2026". */
export function longDay(date: IsoDate): string {
  const { month, day, year } = calendarParts(date)
  return `${month} ${day}, ${year}`
}

/** "Mon, November 16, 2026": for choosing among days. */
export function namedDay(date: IsoDate): string {
  return `${weekdayIn(istInstant(date, '12:00'), INDIA_TIME_ZONE)}, ${longDay(date)}`
}

/** "Monday, November 16, 2026". */
export function fullDay(date: IsoDate): string {
  return `${weekdayName(date)}, ${longDay(date)}`
}

/** "Mon". */
export function shortWeekday(date: IsoDate): string {
  return SHORT_WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

export function weekdayName(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) % 7] ?? ''
}

/** "Nov". */
export function shortMonth(date: IsoDate): string {
  return calendarParts(date).shortMonth
}

/** "Nov 16, 2026". */
export function shortDate(date: IsoDate): string {
  const { shortMonth, day, year } = calendarParts(date)
  return `${shortMonth} ${day}, ${year}`
}

/** "Nov 16". */
export function dayAndMonth(date: IsoDate): string {
  const { shortMonth, day } = calendarParts(date)
  return `${shortMonth} ${day}`
}

/** "Nov 16, 2026", the day in India at an instant. */
export function shortDay(instant: Date): string {
  return shortDate(istDate(instant))
}

/** "November 16, 2026, 10:00 AM IST". */
export function longDateTime(instant: Date): string {
  return `${longDay(istDate(instant))}, ${istClock(instant)} IST`
}

/** "Nov 16, 2026, 10:00 AM IST". */
export function shortDateTime(instant: Date): string {
  return `${shortDay(instant)}, ${istClock(instant)} IST`
}

/** "10:00 AM", in India. */
export function istClock(instant: Date): string {
  return clockIn(instant, INDIA_TIME_ZONE)
}

/** "Mon, Nov 16", without the year. */
export function weekdayAndDay(instant: Date, timeZone = INDIA_TIME_ZONE): string {
  const date = dateIn(instant, timeZone)
  const { shortMonth, day } = calendarParts(date)
  return `${shortWeekday(date)}, ${shortMonth} ${day}`
}

/** "2026". */
export function yearIn(instant: Date, timeZone: string): string {
  return String(numbersOf(dateIn(instant, timeZone)).year)
}

/** "Mon". */
export function weekdayIn(instant: Date, timeZone: string): string {
  return shortWeekday(dateIn(instant, timeZone))
}

/** "10:00 AM". Written from its parts, because browsers and servers disagree about spaces and capitals. */
export function clockIn(instant: Date, timeZone: string): string {
  return clockText(timeIn(instant, timeZone))
}

/** The words and numbers of a day. */
export function calendarParts(date: IsoDate) {
  const { year, month, day } = numbersOf(date)
  return { month: MONTHS[month - 1] ?? '', shortMonth: SHORT_MONTHS[month - 1] ?? '', day, year }
}

/** "November 2026", from `yyyy-MM`. */
export function monthYear(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}
