import type { Degrees } from '../angles.ts'
import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { formatUtc } from '../time/julian-day.ts'
import type { ChartRequest } from './request.ts'

/** The nine Vimshottari mahadashas, with the field names of the reference charts. */
export function vimshottariResult({ jdUt, yearDays }: ChartRequest, moonLongitude: Degrees) {
  const dasha = vimshottari({ moonLongitude, birthJdUt: jdUt, yearDays })
  const yearsOf = new Map(DASHA_SCHEMES.vimshottari.shares.map(({ lord, years }) => [lord, years]))
  const maha = dasha.periods.map(({ lords: [lord], startJdUt }) => ({
    lord,
    years: lord === undefined ? undefined : yearsOf.get(lord),
    startJdUt,
    startUtc: `${formatUtc(startJdUt).slice(0, 19)}Z`,
  }))
  return {
    lord: dasha.lordAtBirth,
    fractionRemaining: dasha.fractionRemaining,
    balanceYears: dasha.balanceYears,
    maha,
    endOfCycleJdUt: dasha.periods.at(-1)?.endJdUt,
  }
}
