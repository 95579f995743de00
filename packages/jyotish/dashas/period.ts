import type { Graha } from '../grahas.ts'
import { DASHA_SCHEMES, type DashaScheme, type DashaSchemeName } from './scheme.ts'
import type { DashaYearDays } from './year.ts'

/** The five levels, from the mahadasha down. */
export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar', 'sukshma', 'prana'] as const
export type DashaLevel = 1 | 2 | 3 | 4 | 5

/** A period with its lords, the mahadasha lord first. Includes its start and excludes its end. */
export type DashaPeriod = { lords: readonly Graha[]; startJdUt: number; endJdUt: number }

export type Dasha = {
  scheme: DashaSchemeName
  lordAtBirth: Graha
  /** The fraction of the first period remaining at birth, (0, 1]. */
  fractionRemaining: number
  balanceYears: number
  yearDays: DashaYearDays
  /** The mahadashas; the first one started before birth. */
  periods: readonly DashaPeriod[]
}

export type DashaStart = {
  scheme: DashaSchemeName
  /** The index of the first lord in the scheme. */
  firstShare: number
  fractionElapsed: number
  birthJdUt: number
  yearDays: DashaYearDays
}

function sharesFrom({ shares }: DashaScheme, first: number) {
  return [...shares.slice(first), ...shares.slice(0, first)]
}

/** The mahadashas of a scheme. Days are added as real numbers, and each period ends exactly where the next starts. */
export function dashaFrom({ scheme, firstShare, fractionElapsed, birthJdUt, yearDays }: DashaStart): Dasha {
  const { totalYears, cycles } = DASHA_SCHEMES[scheme]
  const order = sharesFrom(DASHA_SCHEMES[scheme], firstShare)
  const [first] = order
  if (!first) throw new RangeError(`No lord ${firstShare} in the ${scheme} order`)

  const cycleStart = birthJdUt - fractionElapsed * first.years * yearDays
  const periods: DashaPeriod[] = []
  for (let cycle = 0; cycle < cycles; cycle++) {
    let years = cycle * totalYears
    for (const share of order) {
      const startJdUt = cycleStart + years * yearDays
      years += share.years
      periods.push({ lords: [share.lord], startJdUt, endJdUt: cycleStart + years * yearDays })
    }
  }

  const fractionRemaining = 1 - fractionElapsed
  const balanceYears = fractionRemaining * first.years
  return { scheme, lordAtBirth: first.lord, fractionRemaining, balanceYears, yearDays, periods }
}

/**
 * The sub-periods of a period, proportional to the lords' years and starting with its own lord (Brihat Parashara Hora
 * Shastra, ch. 51). They tile the period exactly. The fifth level has none.
 */
export function subPeriods(scheme: DashaSchemeName, period: DashaPeriod): DashaPeriod[] {
  if (period.lords.length >= DASHA_LEVELS.length) return []

  const { shares, totalYears } = DASHA_SCHEMES[scheme]
  const ownShare = shares.findIndex(({ lord }) => lord === period.lords.at(-1))
  const span = period.endJdUt - period.startJdUt
  let years = 0
  let startJdUt = period.startJdUt

  return sharesFrom(DASHA_SCHEMES[scheme], ownShare).map((share) => {
    years += share.years
    // The last sub-period ends exactly at the end of the period, not at a rounded sum.
    const endJdUt = years === totalYears ? period.endJdUt : period.startJdUt + (span * years) / totalYears
    const child = { lords: [...period.lords, share.lord], startJdUt, endJdUt }
    startJdUt = endJdUt
    return child
  })
}

const isRunning = (atJdUt: number) => (period: DashaPeriod) => period.startJdUt <= atJdUt && atJdUt < period.endJdUt

/**
 * The periods running at an instant (Julian Day UT), one per level, the mahadasha first; undefined outside the dasha.
 * Expands only the running branch, not the whole tree.
 */
export function findRunningPeriods(dasha: Dasha, atJdUt: number, levels: DashaLevel = 5): DashaPeriod[] | undefined {
  const path: DashaPeriod[] = []
  let candidates = dasha.periods

  while (path.length < levels) {
    const running = candidates.find(isRunning(atJdUt))
    if (!running) return undefined
    path.push(running)
    candidates = subPeriods(dasha.scheme, running)
  }
  return path
}
