import { INDIA_TIME_ZONE, type IsoDate, istDate, istInstant, istTime, weekdayOf } from '#domain/time/india-time.ts'

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
  const { weekday, day, month } = partsOf(instant, timeZone)
  return `${weekday}, ${month} ${day}`
}

/** "2026". */
export function yearIn(instant: Date, timeZone: string): string {
  return partsOf(instant, timeZone).year ?? ''
}

/** "Mon". */
export function weekdayIn(instant: Date, timeZone: string): string {
  return partsOf(instant, timeZone).weekday ?? ''
}

/** "10:00 AM". Written from its parts, because browsers and servers disagree about spaces and capitals. */
export function clockIn(instant: Date, timeZone: string): string {
  return clockText(timeIn(instant, timeZone))
}

/** "14:30". */
export function timeIn(instant: Date, timeZone: string): string {
  if (timeZone === INDIA_TIME_ZONE) return istTime(instant)
  const { hour, minute } = partsBy(instant, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${hour}:${minute}`
}

/** By hand: in a list of posts, Intl took as long as the query. */
export function calendarParts(date: IsoDate) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { month: MONTHS[month - 1] ?? '', shortMonth: SHORT_MONTHS[month - 1] ?? '', day, year }
}

function partsOf(instant: Date, timeZone: string) {
  return partsBy(instant, { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
}

function partsBy(instant: Date, options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = formatFor(options).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const MOST_FORMATS = 3_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a format costs about a hundred times as much as using it. There are at most two per zone. */
function formatFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = Object.values(options).join(' ')
  const known = formats.get(key)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-US', options)
  if (formats.size < MOST_FORMATS) formats.set(key, format)
  return format
}

/** "November 2026", from `yyyy-MM`. */
export function monthYear(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

/** "5:42 AM" for `05:42`, and "5:42:10 AM" for `05:42:10`. */
export function clockText(time: string): string {
  const [hour = '', ...rest] = time.split(':')
  const hours = Number(hour)
  return `${[hours % 12 || 12, ...rest].join(':')} ${hours < 12 ? 'AM' : 'PM'}`
}

export type ShortClock = { readonly time: string; readonly half: 'AM' | 'PM' }

/** `14:30` as "2:30" and "PM", `14:00` as "2": a range may leave out the half of its start. */
export function shortClock(time: string): ShortClock {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return { time: `${hour % 12 || 12}${minutes}`, half: hour < 12 ? 'AM' : 'PM' }
}
