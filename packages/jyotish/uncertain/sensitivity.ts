import { meanAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import { horizonOf } from '../chart/horizon.ts'
import type { Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { momentAt } from '../sky/moment.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { VARGAS, type Varga, vargaRashi } from '../vargas/varga.ts'
import { nakshatraAt, nakshatraLord } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { type Change, listChanges } from './changes.ts'
import { padaCount } from './unknown-time.ts'

export type SensitivityQuestion = Location & {
  jdUt: JulianDay
  /** How far the given time may be wrong, both ways. */
  minutesEitherSide: number
  /** Which vargas' lagnas to follow; all sixteen unless said otherwise. */
  vargas?: readonly Varga[]
  options?: SkyOptions
}

/** The instants around a birth at which its reading changes. Varga 1 is the lagna itself. */
export type Sensitivity = {
  lagnas: (Change<RashiIndex> & { varga: Varga })[]
  /** Padas counted 0 to 107 over the zodiac. */
  moonPadas: Change<number>[]
  dashaLords: Change<Graha>[]
}

const MINUTES_PER_DAY = 1440
const LAGNA_STEP_DAYS = 15 / 86400
const MOON_STEP_DAYS = 1 / 24

/** At which instants around a birth the lagna, the varga lagnas, the Moon's pada and the first dasha lord change. */
export function sensitivityOf(question: SensitivityQuestion): Outcome<Sensitivity, TimeRefusal | LocationRefusal> {
  const { jdUt, minutesEitherSide, vargas = VARGAS, options = {} } = question
  const from = jdUt - minutesEitherSide / MINUTES_PER_DAY
  const until = jdUt + minutesEitherSide / MINUTES_PER_DAY
  for (const instant of [from, until]) {
    const supported = checkSupported(instant)
    if (!supported.ok) return supported
  }
  const place = checkLocation(question)
  if (!place.ok) return place

  // Over some hours the frame and the ayanamsa stand still to a thousandth of an arcsecond; only the Earth turns.
  const moment = momentAt(jdUt)
  const ayanamsa = meanAyanamsa(options.ayanamsa ?? 'lahiri', moment.frame)
  const lagnaAt = (instant: JulianDay) =>
    horizonOf({ ...moment, jdUt: instant }, place.value, ayanamsa.value).ascendant.longitude
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
