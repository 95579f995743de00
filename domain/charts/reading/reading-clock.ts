import { type JulianDay, unixFromJulianDay } from '@muhurta/jyotish'
import type { IsoDate } from '#domain/time/india-time.ts'

/** When a reading is made, and the clock by which its days are said. */
export type ReadingClock = { readonly nowJdUt: JulianDay; readonly dateOf: (jdUt: JulianDay) => IsoDate }

export function readingClock(nowJdUt: JulianDay, offsetSeconds: number): ReadingClock {
  return {
    nowJdUt,
    dateOf: (jdUt) => new Date(unixFromJulianDay(jdUt) + offsetSeconds * 1000).toISOString().slice(0, 10),
  }
}
