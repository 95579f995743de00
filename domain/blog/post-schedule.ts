import { DAY_MS } from '#domain/durations.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isCalendarDate, isTimeOfDay, practiceDate, practiceInstant, practiceTime } from '#domain/practice-time.ts'

const FURTHEST_MS = 5 * 366 * DAY_MS

/** The moment a draft becomes public, typed by the clock of the practice; only a moment that is still to come is one. */
export function parseSchedule(text: string, now: Date): Outcome<Date | null, 'invalid'> {
  const trimmed = text.trim()
  if (trimmed === '') return accepted(null)
  const [date = '', time = '', more] = trimmed.split('T')
  if (!isCalendarDate(date) || !isTimeOfDay(time) || more !== undefined) return refused('invalid')

  const moment = practiceInstant(date, time)
  const waitMs = moment.getTime() - now.getTime()
  return waitMs > 0 && waitMs < FURTHEST_MS ? accepted(moment) : refused('invalid')
}

/** The same moment as a form shows it: minutes, by the clock of the practice. */
export function writeSchedule(moment: Date): string {
  return `${practiceDate(moment)}T${practiceTime(moment)}`
}
