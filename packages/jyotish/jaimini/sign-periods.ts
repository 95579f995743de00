import type { DashaYearDays } from '../dashas/year.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type RashiIndex, wrapRashi } from '../zodiac/rashi.ts'

/** A period of a sign, the signs of its parents first. Includes its start and excludes its end. */
export type SignPeriod = { signs: readonly RashiIndex[]; years: number; startJdUt: JulianDay; endJdUt: JulianDay }

/** The periods of signs in their order from an instant; each ends exactly where the next begins. */
export function signPeriods(
  signs: readonly { rashi: RashiIndex; years: number }[],
  startJdUt: JulianDay,
  yearDays: DashaYearDays,
): SignPeriod[] {
  let before = 0
  return signs.map(({ rashi, years }) => {
    const start = startJdUt + before * yearDays
    before += years
    return { signs: [rashi], years, startJdUt: start, endJdUt: startJdUt + before * yearDays }
  })
}

const PARTS = 12

/** Twelve equal sub-periods that tile a period exactly, from one sign on, with the zodiac or against it. */
export function twelfthsOf(period: SignPeriod, first: RashiIndex, isForward: boolean): SignPeriod[] {
  const span = period.endJdUt - period.startJdUt
  const boundary = (part: number) => (part === PARTS ? period.endJdUt : period.startJdUt + (span * part) / PARTS)

  return Array.from({ length: PARTS }, (_, part) => ({
    signs: [...period.signs, wrapRashi(first + (isForward ? part : -part))],
    years: period.years / PARTS,
    startJdUt: boundary(part),
    endJdUt: boundary(part + 1),
  }))
}
