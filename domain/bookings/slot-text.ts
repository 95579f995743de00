import { MONTHS } from '#domain/months.ts'
import { type IsoDate, PRACTICE_TIME_ZONE, practiceDate, practiceInstant } from '#domain/practice-time.ts'

/** "Mon, Nov 16, 10-11 AM IST (your 11:30 PM, Sun)": the practice's time first, the reader's beside it where it differs. */
export function sessionText(startsAt: Date, label: string, readerZone: string): string {
  return `${dayText(startsAt, PRACTICE_TIME_ZONE)}, ${hourText(startsAt, label, readerZone)}`
}

/** "Mon, Nov 16, 2026, 10-11 AM IST": with its year, for lists that reach back. */
export function datedSessionText(startsAt: Date, label: string, readerZone: string): string {
  const { weekday } = partsOf(startsAt, PRACTICE_TIME_ZONE)
  return `${weekday}, ${shortDay(startsAt)}, ${hourText(startsAt, label, readerZone)}`
}

/** "10-11 AM IST (your 11:30 PM, Thu)". */
export function hourText(startsAt: Date, label: string, readerZone: string): string {
  const own = ownTimeText(startsAt, readerZone)
  return own === undefined ? `${label} IST` : `${label} IST (your ${own})`
}

/** Undefined where the reader's clock shows the same as the practice's. */
export function ownTimeText(startsAt: Date, readerZone: string): string | undefined {
  if (readerZone === PRACTICE_TIME_ZONE) return undefined
  const own = timeText(startsAt, readerZone)
  return own === timeText(startsAt, PRACTICE_TIME_ZONE) ? undefined : own
}

/** "November 16, 2026", of a day of the practice. */
export function longDay(date: IsoDate): string {
  const { month, day, year } = calendarParts(date)
  return `${month} ${day}, ${year}`
}

/** "Mon, November 16, 2026": for choosing among days. */
export function namedDay(date: IsoDate): string {
  return `${partsOf(practiceInstant(date, '12:00'), PRACTICE_TIME_ZONE).weekday}, ${longDay(date)}`
}

/** "Nov 16, 2026", the practice's day at this instant. */
export function shortDay(instant: Date): string {
  const { month, day, year } = calendarParts(practiceDate(instant))
  return `${month.slice(0, 3)} ${day}, ${year}`
}

/** "November 16, 2026, 10:00 AM IST". */
export function practiceDateTime(instant: Date): string {
  return `${longDay(practiceDate(instant))}, ${practiceClock(instant)} IST`
}

/** "Nov 16, 2026, 10:00 AM IST". */
export function shortDateTime(instant: Date): string {
  return `${shortDay(instant)}, ${practiceClock(instant)} IST`
}

/** "10:00 AM", by the practice's clock. */
export function practiceClock(instant: Date): string {
  return clockText(instant, PRACTICE_TIME_ZONE)
}

/** "16/11/2026", of a day of the practice. */
export function dayMonthYear(date: IsoDate): string {
  return date.split('-').toReversed().join('/')
}

function dayText(instant: Date, timeZone: string): string {
  const { weekday, day, month } = partsOf(instant, timeZone)
  return `${weekday}, ${month} ${day}`
}

function timeText(instant: Date, timeZone: string): string {
  return `${clockText(instant, timeZone)}, ${partsOf(instant, timeZone).weekday}`
}

/** Written out from its parts, because browsers and servers do not agree on spaces and capitals. */
function clockText(instant: Date, timeZone: string): string {
  const { hour, minute } = partsBy(instant, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const hours = Number(hour)
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`
}

/** By hand: a list of posts would spend as long on asking Intl as on its query. */
function calendarParts(date: IsoDate) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { month: MONTHS[month - 1] ?? '', day, year }
}

function partsOf(instant: Date, timeZone: string) {
  return partsBy(instant, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
}

function partsBy(instant: Date, options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = formatFor(options).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

const MOST_FORMATS = 3_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times as much as using it; there are only as many as there are zones. */
function formatFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = Object.values(options).join(' ')
  const known = formats.get(key)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-US', options)
  if (formats.size < MOST_FORMATS) formats.set(key, format)
  return format
}
