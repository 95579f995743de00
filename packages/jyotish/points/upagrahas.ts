import { type Degrees, normalizeDegrees } from '../angles.ts'
import { type BirthDay, type BirthDayRefusal, birthDayOf } from '../chart/birth-day.ts'
import type { Chart } from '../chart/chart.ts'
import { lagnaAt } from '../chart/lagna-at.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { JulianDay } from '../time/julian-day.ts'

/** The upagrahas of the Sun, sidereal degrees. */
export type SolarUpagrahas = {
  dhuma: Degrees
  vyatipata: Degrees
  parivesha: Degrees
  indrachapa: Degrees
  upaketu: Degrees
}

/** Dhuma and those that follow from it (Brihat Parashara Hora Shastra, ch. 3, 61-64). Upaketu is 30° behind the Sun. */
export function solarUpagrahas(sun: Degrees): SolarUpagrahas {
  const dhuma = sun + 133 + 1 / 3
  const vyatipata = -dhuma
  const parivesha = vyatipata + 180
  const indrachapa = -parivesha
  const upaketu = indrachapa + 16 + 2 / 3
  return {
    dhuma: normalizeDegrees(dhuma),
    vyatipata: normalizeDegrees(vyatipata),
    parivesha: normalizeDegrees(parivesha),
    indrachapa: normalizeDegrees(indrachapa),
    upaketu: normalizeDegrees(upaketu),
  }
}

/** The upagrahas that rise in the part of the day or night of their graha (Brihat Parashara Hora Shastra, ch. 3, 66-69). */
const LORD_OF_PART = {
  kala: 'sun',
  mrityu: 'mars',
  ardhaprahara: 'mercury',
  yamaghantaka: 'jupiter',
  gulika: 'saturn',
} as const satisfies Record<string, SignLord>

export type PartUpagraha = keyof typeof LORD_OF_PART

/** The lagna when the part begins, at its middle, and when it ends. Parashara takes the beginning. */
export type PartLagnas = { begin: Degrees; middle: Degrees; end: Degrees }

export type Upagrahas = SolarUpagrahas & { parts: Record<PartUpagraha, PartLagnas>; mandiByGhati: Degrees }

const PARTS = 8
const NIGHT_SHIFT = 4

/** Mandi's ghati in a day or night of thirty, Sunday to Saturday (Phaladeepika 25; taught in Kerala). */
const MANDI_GHATIS = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const
const GHATIS = 30

/** The daylight or the night of the birth. */
function halfOf({ isDay, sunrise, sunset, nextSunrise }: BirthDay): { start: JulianDay; length: number } {
  return isDay ? { start: sunrise, length: sunset - sunrise } : { start: sunset, length: nextSunrise - sunset }
}

/** The eighth of a graha: the first is that of the weekday lord by day, of the fifth from it by night. */
export function partOfGraha(lord: SignLord, vara: number, isDay: boolean): number {
  const first = vara + (isDay ? 0 : NIGHT_SHIFT)
  return (((SIGN_LORDS.indexOf(lord) - first) % 7) + 7) % 7
}

/**
 * The upagrahas of a chart. Schools differ on whether gulika rises at the begin, middle or end of its part, and on
 * whether mandi is gulika or has its own ghati; all are given.
 */
export function upagrahas(chart: Chart): Outcome<Upagrahas, BirthDayRefusal> {
  const day = birthDayOf(chart)
  if (!day.ok) return day

  const { vara, isDay } = day.value
  const { start, length } = halfOf(day.value)
  const lagna = (jdUt: JulianDay) => lagnaAt(jdUt, chart.location, chart.conventions.ayanamsa)
  const lagnasOf = (lord: SignLord): PartLagnas => {
    const part = partOfGraha(lord, vara, isDay)
    const at = (parts: number) => lagna(start + (length * parts) / PARTS)
    return { begin: at(part), middle: at(part + 0.5), end: at(part + 1) }
  }
  const ghatis = MANDI_GHATIS[isDay ? 'day' : 'night'][vara] ?? 0

  return accepted({
    ...solarUpagrahas(chart.placements.longitudes.sun),
    parts: {
      kala: lagnasOf(LORD_OF_PART.kala),
      mrityu: lagnasOf(LORD_OF_PART.mrityu),
      ardhaprahara: lagnasOf(LORD_OF_PART.ardhaprahara),
      yamaghantaka: lagnasOf(LORD_OF_PART.yamaghantaka),
      gulika: lagnasOf(LORD_OF_PART.gulika),
    },
    mandiByGhati: lagna(start + (length * ghatis) / GHATIS),
  })
}
