import { clockIn, shortDay, weekdayAndDay, weekdayIn } from '#domain/date-text.ts'
import { INDIA_TIME_ZONE } from '#domain/india-time.ts'

/** "Mon, Nov 16, 10-11 AM IST (your 11:30 PM, Sun)": India's time first, the reader's beside it where it differs. */
export function sessionText(startsAt: Date, label: string, readerZone: string): string {
  return `${weekdayAndDay(startsAt)}, ${hourText(startsAt, label, readerZone)}`
}

/** "Mon, Nov 16, 2026, 10-11 AM IST": with the year, for lists that include past sessions. */
export function datedSessionText(startsAt: Date, label: string, readerZone: string): string {
  return `${weekdayIn(startsAt, INDIA_TIME_ZONE)}, ${shortDay(startsAt)}, ${hourText(startsAt, label, readerZone)}`
}

/** "10-11 AM IST (your 11:30 PM, Thu)". */
export function hourText(startsAt: Date, label: string, readerZone: string): string {
  const own = ownTimeText(startsAt, readerZone)
  return own === undefined ? `${label} IST` : `${label} IST (your ${own})`
}

/** "Sun, Nov 15, 11:30 PM" by the reader's calendar; undefined where India's clock shows the same. */
export function ownSessionText(startsAt: Date, readerZone: string): string | undefined {
  if (ownTimeText(startsAt, readerZone) === undefined) return undefined
  return `${weekdayAndDay(startsAt, readerZone)}, ${clockIn(startsAt, readerZone)}`
}

/** Undefined when the reader's clock shows the same time as India's. */
export function ownTimeText(startsAt: Date, readerZone: string): string | undefined {
  if (readerZone === INDIA_TIME_ZONE) return undefined
  const own = timeText(startsAt, readerZone)
  return own === timeText(startsAt, INDIA_TIME_ZONE) ? undefined : own
}

function timeText(instant: Date, timeZone: string): string {
  return `${clockIn(instant, timeZone)}, ${weekdayIn(instant, timeZone)}`
}
