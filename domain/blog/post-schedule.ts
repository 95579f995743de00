import { DAY_MS } from '#domain/time/durations.ts'
import { isCalendarDate, isTimeOfDay, istDate, istInstant, istTime } from '#domain/time/india-time.ts'

const FURTHEST_MS = 5 * 366 * DAY_MS

/** Parses when a draft is to be published, typed in Indian time; it must be in the future. */
export function parseSchedule(text: string, now: Date): Date | undefined {
  const [date = '', time = '', more] = text.trim().split('T')
  if (!isCalendarDate(date) || !isTimeOfDay(time) || more !== undefined) return undefined

  const instant = istInstant(date, time)
  const waitMs = instant.getTime() - now.getTime()
  return waitMs > 0 && waitMs < FURTHEST_MS ? instant : undefined
}

/** The same as a form value: to the minute, in Indian time. */
export function writeSchedule(instant: Date): string {
  return `${istDate(instant)}T${istTime(instant)}`
}
