import { julianDayFromUnix } from '@muhurta/jyotish'
import { type LunarDay, lunarDayAt } from '@muhurta/jyotish/festivals'
import type { Birth } from '#domain/births/birth.ts'
import { readLocalTime } from '#domain/births/birth-time.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { clockOffsetSeconds } from './place-day.ts'

/** Null for what changes in the course of a day whose hour is unknown. */
export type KnownLunarDay = { readonly [Field in keyof LunarDay]: LunarDay[Field] | null }

/** The lunar day of a birth or a death; undefined without a place or outside 1900 to 2100. */
export function lunarDayOf(event: Omit<Birth, 'fullName'>): KnownLunarDay | undefined {
  const { place, date, time } = event
  if (!place) return undefined
  const reading =
    time === null ? undefined : readLocalTime({ ...event, time, lon: place.lon, timeZone: place.timeZone })
  if (reading?.ok) return lunarDay(reading.value.utcMs)

  const midnight = Date.parse(`${date}T00:00:00Z`) - clockOffsetSeconds(date, place.timeZone) * 1000
  const first = lunarDay(midnight)
  const last = lunarDay(midnight + DAY_MS)
  if (!first || !last) return undefined
  const certain = <Field extends keyof LunarDay>(field: Field) => (first[field] === last[field] ? first[field] : null)
  return {
    month: certain('month'),
    isAdhika: certain('isAdhika'),
    tithi: certain('tithi'),
    nakshatra: certain('nakshatra'),
    rashi: certain('rashi'),
  }
}

function lunarDay(utcMs: number): LunarDay | undefined {
  const outcome = lunarDayAt(julianDayFromUnix(utcMs))
  return outcome.ok ? outcome.value : undefined
}
