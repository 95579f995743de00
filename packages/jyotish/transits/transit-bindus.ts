import { ashtakavarga } from '../ashtakavarga/ashtakavarga.ts'
import { type Transit, transitsOver } from '../chart/transits.ts'
import { isSignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { SkyOptions } from '../sky/sky-at.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { TimeRefusal } from '../time/supported-years.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'

export type TransitWithBindus = Transit & {
  /** The graha's own bindus in the sign it passes, 0 to 8; the nodes have none. */
  bindus: number | undefined
  /** The bindus of all seven in that sign. */
  sarvaBindus: number
}

/** The transits of an instant with the bindus of the signs they pass (Brihat Parashara Hora Shastra, ch. 66 to 72). */
export function transitsWithBindus(
  natal: ChartPlacements,
  jdUt: JulianDay,
  options: SkyOptions = {},
): Outcome<TransitWithBindus[], TimeRefusal> {
  const transits = transitsOver(natal, jdUt, options)
  if (!transits.ok) return transits

  const { bhinna, sarva } = ashtakavarga(natal)
  return accepted(
    transits.value.map((transit) => ({
      ...transit,
      bindus: isSignLord(transit.graha) ? bhinna[transit.graha][transit.rashi] : undefined,
      sarvaBindus: sarva[transit.rashi] ?? 0,
    })),
  )
}
