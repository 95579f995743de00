import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { horizonOf } from '../chart/horizon.ts'
import type { Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { instantAt } from '../sky/instant.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { VARGAS, type Varga, vargaRashi } from '../vargas/varga.ts'
import { nakshatraAt, nakshatraLord } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { type Change, listChanges } from './changes.ts'
import { padaCount } from './pada-count.ts'

export type SensitivityInput = Location & {
  jdUt: JulianDay
  /** The uncertainty of the time in each direction. */
  minutesEitherSide: number
  /** The vargas whose lagna to follow; all sixteen by default. */
  vargas?: readonly Varga[]
  options?: SkyOptions
}

/** The changes around a birth time. Varga 1 is the lagna itself. */
export type Sensitivity = {
  lagnas: (Change<RashiIndex> & { varga: Varga })[]
  /** Padas numbered 0 to 107 through the zodiac. */
  moonPadas: Change<number>[]
  dashaLords: Change<Graha>[]
}

const MINUTES_PER_DAY = 1440
const LAGNA_STEP_DAYS = 15 / 86400
const MOON_STEP_DAYS = 1 / 24

/** The instants around a birth at which the lagna, the varga lagnas, the Moon's pada or the first dasha lord change. */
export function sensitivityOf(input: SensitivityInput): Outcome<Sensitivity, TimeRefusal | LocationRefusal> {
  const { jdUt, minutesEitherSide, vargas = VARGAS, options = {} } = input
  const from = jdUt - minutesEitherSide / MINUTES_PER_DAY
  const until = jdUt + minutesEitherSide / MINUTES_PER_DAY
  for (const instant of [from, until]) {
    const supported = checkSupported(instant)
    if (!supported.ok) return supported
  }
  const place = checkLocation(input)
  if (!place.ok) return place

  // Within a few hours the frame and the ayanamsa change by less than 0.001"; only the rotation of the Earth matters.
  const birth = instantAt(jdUt)
  const ayanamsa = meanAyanamsa(options.ayanamsa ?? 'lahiri', birth.frame)
  const lagnaAt = (instant: JulianDay) =>
    horizonOf({ ...birth, jdUt: instant }, place.value, ayanamsa.value).ascendant.longitude
  const moonAt = (instant: JulianDay) => grahaLongitude('moon', instant, options)

  return accepted({
    lagnas: vargas
      .flatMap((varga) =>
        listChanges((instant) => vargaRashi(lagnaAt(instant), varga), from, until, LAGNA_STEP_DAYS).map((change) => ({
          ...change,
          varga,
        })),
      )
      .sort((a, b) => a.jdUt - b.jdUt),
    moonPadas: listChanges((instant) => padaCount(moonAt(instant)), from, until, MOON_STEP_DAYS),
    dashaLords: listChanges(
      (instant) => nakshatraLord(nakshatraAt(moonAt(instant)).nakshatra),
      from,
      until,
      MOON_STEP_DAYS,
    ),
  })
}
