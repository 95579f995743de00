import { type Degrees, normalizeDegrees } from '../angles.ts'
import type { LunarMonth } from '../panchanga/months.ts'
import { type CivilDate, dateOfJulianDay } from '../time/julian-day.ts'

const SYNODIC_MONTH = 29.530589
const KARTIKA = 7

/** The years of the eras, counted as elapsed in the way almanacs print them. */
export type EraYears = {
  /** Shalivahana Shaka, from the new moon before Chaitra. */
  shaka: number
  /** Vikrama Samvat of north India, from the same day. */
  vikrama: number
  /** Vikrama Samvat of Gujarat, from Kartika. */
  vikramaKartikadi: number
  kali: number
  /** The name of the year in the southern cycle of sixty, 0 = Prabhava. */
  samvatsara: number
}

/** The Gregorian year of the Chaitra that a lunar month belongs to: months counted back land between March and May. */
function yearOfChaitra({ amanta, startJdUt }: LunarMonth): CivilDate['year'] {
  return dateOfJulianDay(startJdUt - amanta * SYNODIC_MONTH).year
}

export function eraYears(month: LunarMonth): EraYears {
  const year = yearOfChaitra(month)
  const shaka = year - 78
  return {
    shaka,
    vikrama: year + 57,
    vikramaKartikadi: month.amanta >= KARTIKA ? year + 57 : year + 56,
    kali: year + 3101,
    samvatsara: (shaka + 11) % 60,
  }
}

/** The six seasons from spring. */
export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const
export type Ritu = (typeof RITUS)[number]

export type Ayana = 'uttarayana' | 'dakshinayana'

/** Seasons and courses by the lunar month or sidereal Sun, and by the tropical Sun, which is the one that is felt. */
export type Seasons = { ritu: Ritu; ayana: Ayana; tropicalRitu: Ritu; tropicalAyana: Ayana }

const DEGREES_PER_RITU = 60
const MONTHS_PER_RITU = 2

/** Northward from the entry into Makara, or from the winter solstice, to the opposite point. */
function ayanaOf(longitude: Degrees): Ayana {
  return normalizeDegrees(longitude - 270) < 180 ? 'uttarayana' : 'dakshinayana'
}

/** Spring is Chaitra and Vaishakha; of the tropical Sun it is the 60 degrees around the March equinox. */
export function seasonsOf(month: LunarMonth, siderealSun: Degrees, tropicalSun: Degrees): Seasons {
  return {
    ritu: RITUS[Math.floor(month.amanta / MONTHS_PER_RITU)] as Ritu,
    ayana: ayanaOf(siderealSun),
    tropicalRitu: RITUS[Math.floor(normalizeDegrees(tropicalSun + 30) / DEGREES_PER_RITU)] as Ritu,
    tropicalAyana: ayanaOf(tropicalSun),
  }
}
