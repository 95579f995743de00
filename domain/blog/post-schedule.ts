import { DAY_MS } from '#domain/durations.ts'
import { isCalendarDate, isTimeOfDay, istDate, istInstant, istTime } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

const FURTHEST_MS = 5 * 366 * DAY_MS

/** Parses when a draft is to be published, typed in Indian time; it must be in the future. */
export function parseSchedule(text: string, now: Date): Outcome<Date | null, 'invalid'> {
  const trimmed = text.trim()
  if (trimmed === '') return accepted(null)
  const [date = '', time = '', more] = trimmed.split('T')
  if (!isCalendarDate(date) || !isTimeOfDay(time) || more !== undefined) return refused('invalid')

  const instant = istInstant(date, time)
  const waitMs = instant.getTime() - now.getTime()
  return waitMs > 0 && waitMs < FURTHEST_MS ? accepted(instant) : refused('invalid')
}

/** The same as a form value: to the minute, in Indian time. */
export function writeSchedule(instant: Date): string {
  return `${istDate(instant)}T${istTime(instant)}`
}
