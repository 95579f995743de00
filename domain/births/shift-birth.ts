import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Birth } from './birth.ts'

/** The same birth some minutes later by the same clock, or earlier, as if it had been recorded so. */
export function shiftBirth(birth: Birth, minutes: number): Birth {
  const { date, time } = birth
  if (time === null || minutes === 0) return birth
  const shifted = new Date(Date.parse(`${date}T${time}Z`) + minutes * MINUTE_MS).toISOString()
  return { ...birth, date: shifted.slice(0, 10), time: shifted.slice(11, 11 + time.length) }
}
