import { type Degrees, FULL_CIRCLE, fromMicroArcseconds } from '../angles.ts'
import type { Graha } from '../grahas.ts'
import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { NAKSHATRA_UNITS, partsOf, starPart } from './lords.ts'

/** One of the 249 divisions: a sub, or the part of a sub on one side of a sign boundary. */
export type KpDivision = {
  /** 1 to 249, the horary number. */
  number: number
  /** Sidereal degrees; the end is the start of the next division. */
  start: Degrees
  end: Degrees
  rashi: RashiIndex
  nakshatra: NakshatraIndex
  signLord: Graha
  starLord: Graha
  subLord: Graha
}

/** A sign in the units of `lords.ts`. */
const SIGN_UNITS = (NAKSHATRA_UNITS * 27) / 12
const UNITS_PER_MICRO_ARCSECOND = (NAKSHATRA_UNITS * 27) / FULL_CIRCLE

const toDegrees = (units: number) => fromMicroArcseconds(units / UNITS_PER_MICRO_ARCSECOND)

function divide(): KpDivision[] {
  const divisions: KpDivision[] = []
  for (let nakshatra = 0; nakshatra < 27; nakshatra++) {
    const star = starPart(nakshatra)
    for (const { lord, start, extent } of partsOf(star)) {
      const boundary = Math.ceil((start + 1) / SIGN_UNITS) * SIGN_UNITS
      const isCut = boundary < start + extent
      for (const [from, until] of isCut
        ? [
            [start, boundary],
            [boundary, start + extent],
          ]
        : [[start, start + extent]]) {
        const rashi = Math.floor((from ?? 0) / SIGN_UNITS) as RashiIndex
        divisions.push({
          number: divisions.length + 1,
          start: toDegrees(from ?? 0),
          end: toDegrees(until ?? 0),
          rashi,
          nakshatra: nakshatra as NakshatraIndex,
          signLord: lordOf(rashi),
          starLord: star.lord,
          subLord: lord,
        })
      }
    }
  }
  return divisions
}

let known: readonly KpDivision[] | undefined

/** The 249 divisions of the zodiac in order: 243 subs, six of them cut by a sign boundary (KP Reader 6, Horary). */
export function kpDivisions(): readonly KpDivision[] {
  known ??= divide()
  return known
}
