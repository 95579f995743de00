import { type DashaPeriod, subPeriods } from '../dashas/period.ts'
import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'

/**
 * Whether the first lord has its whole share (P. V. R. Narasimha Rao), or only the part that the Moon had yet to travel
 * of its nakshatra at birth, with the other part at the end of the year (K. S. Charak).
 */
export const MUDDA_READINGS = ['whole', 'balance'] as const
export type MuddaReading = (typeof MUDDA_READINGS)[number]

export type MuddaInput = {
  /** The Moon's sidereal longitude at birth. */
  moonLongitude: number
  /** Completed years at the beginning of the year. */
  age: number
  /** The solar return and the next one. */
  startJdUt: JulianDay
  endJdUt: JulianDay
}

/**
 * Mudda dasha: Vimshottari within a year, from the lord that the nakshatra of birth and the completed years give (Tajika
 * Neelakanthi; the star's number and the years less two, divided by nine, counted from the Sun). The periods fill the year
 * from one solar return to the next.
 */
export function muddaDasha(
  { moonLongitude, age, startJdUt, endJdUt }: MuddaInput,
  reading: MuddaReading = 'whole',
): DashaPeriod[] {
  const { shares, totalYears } = DASHA_SCHEMES.vimshottari
  const { nakshatra, fractionElapsed } = nakshatraAt(moonLongitude)
  const first = (nakshatra + age) % shares.length
  const order = [...shares.slice(first), ...shares.slice(0, first)]
  const daysPerShare = (endJdUt - startJdUt) / totalYears
  const [own] = order
  const elapsed = reading === 'balance' && own ? fractionElapsed * own.years : 0
  const cycle = elapsed > 0 && own ? [...order, own] : order
  let years = -elapsed
  return cycle.map(({ lord, years: share }) => {
    const from = years
    years += share
    return {
      lords: [lord],
      startJdUt: startJdUt + from * daysPerShare,
      endJdUt: years === totalYears ? endJdUt : startJdUt + years * daysPerShare,
    }
  })
}

/** Periods as far as they lie in the year: those of a first lord cut in two begin before it or end after it. */
export function withinYear(
  periods: readonly DashaPeriod[],
  { startJdUt, endJdUt }: Pick<MuddaInput, 'startJdUt' | 'endJdUt'>,
): DashaPeriod[] {
  return periods
    .filter((period) => period.startJdUt < endJdUt && period.endJdUt > startJdUt)
    .map((period) => ({
      ...period,
      startJdUt: Math.max(period.startJdUt, startJdUt),
      endJdUt: Math.min(period.endJdUt, endJdUt),
    }))
}

/** The sub-periods of a whole period of the Mudda dasha, in proportion and from its own lord. */
export function muddaSubPeriods(period: DashaPeriod): DashaPeriod[] {
  return subPeriods('vimshottari', period)
}
