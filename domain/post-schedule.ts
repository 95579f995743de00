import { accepted, type Outcome, refused } from './outcome.ts'

const LOCAL_MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const KOLKATA_OFFSET = '+05:30'
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000
const FURTHEST_MS = 5 * 366 * 24 * 3_600_000

/** The moment a draft becomes public, typed by the clock of the practice; only a moment that is still to come is one. */
export function parseSchedule(text: string, now: Date): Outcome<Date | null, 'invalid'> {
  const trimmed = text.trim()
  if (trimmed === '') return accepted(null)
  if (!LOCAL_MINUTE.test(trimmed)) return refused('invalid')

  const moment = new Date(`${trimmed}:00${KOLKATA_OFFSET}`)
  // A day that no month has, such as 31 February, would silently become another day.
  if (Number.isNaN(moment.getTime()) || writeSchedule(moment) !== trimmed) return refused('invalid')
  const waitMs = moment.getTime() - now.getTime()
  return waitMs > 0 && waitMs < FURTHEST_MS ? accepted(moment) : refused('invalid')
}

/** The same moment as a form shows it: minutes, by the clock of the practice. */
export function writeSchedule(moment: Date): string {
  return new Date(moment.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 16)
}
