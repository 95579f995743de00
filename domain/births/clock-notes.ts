import { type IsoDate, isIndianZone } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { kilometresBetween, type Place } from './places.ts'

/** A warning about the clocks of a place on a date: the recorded birth time may mean another clock. */
export type ClockNote = 'war-time' | 'bombay-time' | 'calcutta-time' | 'town-time'

const BOMBAY = { lat: 19.0728, lon: 72.8826 }
const CALCUTTA = { lat: 22.5626, lon: 88.363 }

/** Farther away, railway time was the rule, which was standard time. */
const CITY_TIME_REACH_KM = 120

const STANDARD_TIME_BEGAN = '1906-01-01'
const CALCUTTA_TIME_ENDED = '1948-09-01'
const BOMBAY_TIME_ENDED = '1955-03-15'

const WAR_OFFSET_SECONDS = 6.5 * 3600

/** The warnings for a date and place; most births have none. */
export function listClockNotes(date: IsoDate, place: Place): ClockNote[] {
  const notes: ClockNote[] = []
  const offsetSeconds = zoneOffsetSeconds(Date.parse(`${date}T12:00:00Z`), place.timeZone)
  const isIndian = isIndianZone(place.timeZone)
  const isNear = (city: typeof BOMBAY) => kilometresBetween(place, city) <= CITY_TIME_REACH_KM

  if (isIndian && offsetSeconds === WAR_OFFSET_SECONDS) notes.push('war-time')
  if (isIndian && date >= STANDARD_TIME_BEGAN) {
    if (date < BOMBAY_TIME_ENDED && isNear(BOMBAY)) notes.push('bombay-time')
    if (date < CALCUTTA_TIME_ENDED && isNear(CALCUTTA)) notes.push('calcutta-time')
  }
  // An offset with odd seconds is the local mean time of the zone's main town, from before it had a standard time.
  if ((isIndian && date < STANDARD_TIME_BEGAN) || offsetSeconds % 60 !== 0) notes.push('town-time')
  return notes
}
