import { DAY_MS } from '#domain/durations.ts'
import { isCalendarDate, isTimeOfDay, istDate, istInstant, istTime } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

const FURTHEST_MS = 5 * 366 * DAY_MS

/** The moment a draft becomes public, typed by the clock of the practice; only a moment that is still to come is one. */
export function parseSchedule(text: string, now: Date): Outcome<Date | null, 'invalid'> {
  const trimmed = text.trim()
  if (trimmed === '') return accepted(null)
  const [date = '', time = '', more] = trimmed.split('T')
  if (!isCalendarDate(date) || !isTimeOfDay(time) || more !== undefined) return refused('invalid')

  const moment = istInstant(date, time)
  const waitMs = moment.getTime() - now.getTime()
  return waitMs > 0 && waitMs < FURTHEST_MS ? accepted(moment) : refused('invalid')
}

/** The same moment as a form shows it: minutes, by the clock of the practice. */
export function writeSchedule(moment: Date): string {
  return `${istDate(moment)}T${istTime(moment)}`
}
