import { isAyanamsaMode } from '../../ayanamsa/modes.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import type { DayInput } from '../../panchanga/day.ts'
import { ALMANAC_SUNRISE, SUNRISE_RULES, type SunriseRule } from '../../sky/rise-set.ts'
import { type CivilDate, dateOfJulianDay, julianDayOfDate } from '../../time/julian-day.ts'
import type { Fields } from '../request.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const MINUTES_PER_DAY = 1440

export function readDate(value: unknown): Outcome<CivilDate, 'not-a-date'> {
  const match = typeof value === 'string' ? DATE.exec(value) : null
  if (!match) return refused('not-a-date')
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const back = dateOfJulianDay(julianDayOfDate({ year, month, day }))
  const isRealDay = back.year === year && back.month === month && back.day === day
  return isRealDay ? accepted(back) : refused('not-a-date')
}

type PlaceFields = { lat: number; lon: number; utcOffsetMinutes: number }

/** The place and its clock; the ranges of the coordinates are checked by the engine. */
export function readPlaceFields({ lat, lon, utcOffsetMinutes }: Fields): Outcome<PlaceFields, string> {
  if (typeof lat !== 'number' || typeof lon !== 'number') return refused('lat-or-lon-missing')
  if (typeof utcOffsetMinutes !== 'number' || !(Math.abs(utcOffsetMinutes) < MINUTES_PER_DAY)) {
    return refused('utc-offset-missing')
  }
  return accepted({ lat, lon, utcOffsetMinutes })
}

const isRule = (value: unknown) => SUNRISE_RULES.includes(value as SunriseRule)

/** Validates the fields of a day; the refusal names the first invalid field. */
export function readDayRequest(fields: Fields): Outcome<DayInput, string> {
  const { ayanamsa = 'lahiri', sunriseRule = ALMANAC_SUNRISE, moonriseRule = 'upperLimb' } = fields
  const date = readDate(fields.date)
  if (!date.ok) return date
  const place = readPlaceFields(fields)
  if (!place.ok) return place
  if (!isAyanamsaMode(ayanamsa)) return refused('unknown-ayanamsa')
  if (!isRule(sunriseRule) || !isRule(moonriseRule)) return refused('unknown-sunrise-rule')
  return accepted({ date: date.value, ...place.value, ayanamsa, sunriseRule, moonriseRule } as DayInput)
}
