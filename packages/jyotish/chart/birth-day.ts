import { accepted, type Outcome, refused } from '../outcome.ts'
import type { SunlitDay } from '../panchanga/day-parts.ts'
import type { Chart } from './chart.ts'

/** The Vedic day of a birth. */
export type BirthDay = SunlitDay & {
  /** 0 = Sunday, from sunrise to sunrise. */
  vara: number
  /** Born between sunrise and sunset. */
  isDay: boolean
}

/** Polar day and night have no sunrise to count from. */
export type BirthDayRefusal = 'no-sunrise'

/** The sunrise that opened the day of birth, its sunset and the next sunrise. */
export function birthDayOf({ jdUt, panchanga }: Chart): Outcome<BirthDay, BirthDayRefusal> {
  const { previousRise, setAfterPreviousRise, nextRise } = panchanga.sun
  const { vara } = panchanga
  if (previousRise === undefined || setAfterPreviousRise === undefined) return refused('no-sunrise')
  if (nextRise === undefined || vara === undefined) return refused('no-sunrise')

  const day = { sunrise: previousRise, sunset: setAfterPreviousRise, nextSunrise: nextRise }
  return accepted({ ...day, vara, isDay: jdUt < setAfterPreviousRise })
}
