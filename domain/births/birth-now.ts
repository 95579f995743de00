import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { type Birth, USUAL_CONTEXT } from './birth.ts'
import { readLocalTime } from './birth-time.ts'
import type { Place } from './places.ts'

const ISO_DATE_LENGTH = 10
const CLOCK_FROM = 11
const CLOCK_UNTIL = 19

/** This instant at a place, to the second, as a birth that the studio shows: the chart of a question asked now. */
export function birthNow(nowMs: number, place: Place, fullName: string): Birth {
  const offsetSeconds = zoneOffsetSeconds(nowMs, place.timeZone)
  const wall = new Date(nowMs + offsetSeconds * 1000).toISOString()
  const [date, time] = [wall.slice(0, ISO_DATE_LENGTH), wall.slice(CLOCK_FROM, CLOCK_UNTIL)]
  const read = readLocalTime({ date, time, timeZone: place.timeZone, lon: place.lon, clock: 'standard' })
  // In the hour that clocks show twice, only the offset says which one it is.
  const clock = read.ok ? USUAL_CONTEXT : ({ clock: 'own', ownOffsetSeconds: offsetSeconds, occurrence: null } as const)
  return { fullName, date, time, place, ...clock }
}
