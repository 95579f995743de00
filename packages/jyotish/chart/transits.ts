import { type Degrees, normalizeSignedDegrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { type GrahaPosition, type SkyOptions, skyAt } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { TimeRefusal } from '../time/supported-years.ts'
import { grahasIn, type Placements } from '../zodiac/placements.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

/** A transiting graha relative to a natal chart. */
export type Transit = GrahaPosition & {
  graha: Graha
  rashi: RashiIndex
  houseFromMoon: House
  /** Undefined without a birth time. */
  houseFromLagna: House | undefined
  /** The natal grahas in the same sign. */
  over: Graha[]
  /** Degrees past its own natal position, [-180, 180); near 0 is a return. */
  fromOwnPlace: Degrees
}

/** The nine grahas at an instant relative to a natal chart. Pass the options the natal chart was computed with. */
export function transitsOver(
  natal: Placements,
  jdUt: JulianDay,
  options: SkyOptions = {},
): Outcome<Transit[], TimeRefusal> {
  const sky = skyAt(jdUt, options)
  if (!sky.ok) return sky

  const moonRashi = rashiAt(natal.longitudes.moon)
  return accepted(
    GRAHAS.map((graha) => {
      const position = sky.value.grahas[graha]
      const rashi = rashiAt(position.longitude)
      return {
        ...position,
        graha,
        rashi,
        houseFromMoon: houseFrom(moonRashi, rashi),
        houseFromLagna: natal.lagna === undefined ? undefined : houseFrom(rashiAt(natal.lagna), rashi),
        over: grahasIn(rashi, natal),
        fromOwnPlace: normalizeSignedDegrees(position.longitude - natal.longitudes[graha]),
      }
    }),
  )
}
