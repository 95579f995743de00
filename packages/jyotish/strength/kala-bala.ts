import { angularSeparation, type Degrees } from '../angles.ts'
import type { BirthDay } from '../chart/birth-day.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { horaLordAfter } from '../panchanga/day-parts.ts'
import type { JulianDay } from '../time/julian-day.ts'

/** Strong at midnight; Mercury is strong always and the others at noon (Parashara 27.8-9). */
const NIGHT_STRONG: readonly SignLord[] = ['moon', 'mars', 'saturn']

/** Strength by the distance of the Sun from the lower meridian, an angle folded to 180 degrees. */
export function natonnataBala(graha: SignLord, sunFromMidnight: Degrees): number {
  if (graha === 'mercury') return 60
  const dayStrength = sunFromMidnight / 3
  return NIGHT_STRONG.includes(graha) ? 60 - dayStrength : dayStrength
}

/** Strength by the fortnight: benefics with the waxing light, malefics against it; the Moon's is doubled (27.10-11). */
export function pakshaBala(graha: SignLord, isBenefic: boolean, sun: Degrees, moon: Degrees): number {
  const light = angularSeparation(sun, moon) / 3
  if (graha === 'moon') return 2 * light
  return isBenefic ? light : 60 - light
}

const DAY_THIRDS: readonly SignLord[] = ['mercury', 'sun', 'saturn']
const NIGHT_THIRDS: readonly SignLord[] = ['moon', 'venus', 'mars']

/** 60 for the lord of the third of day or night, and always for Jupiter (Parashara 27.12). */
export function tribhagaBala(graha: SignLord, jdUt: JulianDay, day: BirthDay): number {
  if (graha === 'jupiter') return 60
  const [start, end] = day.isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise]
  const third = Math.min(2, Math.floor((3 * (jdUt - start)) / (end - start)))
  return (day.isDay ? DAY_THIRDS : NIGHT_THIRDS)[third] === graha ? 60 : 0
}

/** Days from the creation on 1 January 1860 (Raman, Graha and Bhava Balas), and the Julian Day of that midnight. */
const CREATION_DAYS = 714_404_108_573
const CREATION_EPOCH = 2_400_410.5

/** Days from the creation to the Vedic day of a birth, by the local date of its sunrise. */
export function aharganaOf(sunrise: JulianDay, lon: number): number {
  return CREATION_DAYS + Math.floor(sunrise + lon / 360 - CREATION_EPOCH)
}

/** A remainder of 1 is Sunday, of 0 Saturday. */
function weekdayLordOf(remainder: number): SignLord {
  return SIGN_LORDS[(remainder + 6) % 7] as SignLord
}

export type TimeLords = { abda: SignLord; masa: SignLord; vara: SignLord; hora: SignLord; horaUnequal: SignLord }

const HOURS_PER_DAY = 24

/** Horas as twelfths of daylight and of the night. */
function unequalHora(jdUt: JulianDay, { isDay, sunrise, sunset, nextSunrise }: BirthDay): number {
  const [start, end, first] = isDay ? [sunrise, sunset, 0] : [sunset, nextSunrise, 12]
  return first + Math.min(11, Math.floor((12 * (jdUt - start)) / (end - start)))
}

/**
 * The lords of the year of 360 days, the month of 30 days, the weekday and the hora (Parashara 27.13-14; the day count
 * after Raman). Horas are of 60 minutes from sunrise; the unequal ones are a variant.
 */
export function timeLords(jdUt: JulianDay, day: BirthDay, lon: number): TimeLords {
  const days = aharganaOf(day.sunrise, lon)
  const hora = Math.floor((jdUt - day.sunrise) * HOURS_PER_DAY)
  return {
    abda: weekdayLordOf((Math.floor(days / 360) * 3 + 1) % 7),
    masa: weekdayLordOf((Math.floor(days / 30) * 2 + 1) % 7),
    vara: SIGN_LORDS[day.vara] as SignLord,
    hora: horaLordAfter(day.vara, hora),
    horaUnequal: horaLordAfter(day.vara, unequalHora(jdUt, day)),
  }
}

/** Virupas of the lords of year, month, weekday and hora (Parashara 27.13-14). */
export const TIME_LORD_POINTS = { abda: 15, masa: 30, vara: 45, hora: 60 } as const
