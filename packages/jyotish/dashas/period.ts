import type { Graha } from '../grahas.ts'
import { DASHA_SCHEMES, type DashaScheme, type DashaSchemeName } from './scheme.ts'
import type { DashaYearDays } from './year.ts'

/** The five depths, from the great period down. */
export const DASHA_LEVELS = ['maha', 'antar', 'pratyantar', 'sukshma', 'prana'] as const
export type DashaLevel = 1 | 2 | 3 | 4 | 5

/** A stretch of time under its lords, the great lord first; it holds its start and not its end. */
export type DashaPeriod = { lords: readonly Graha[]; startJdUt: number; endJdUt: number }

export type Dasha = {
  scheme: DashaSchemeName
  lordAtBirth: Graha
  /** The part of the first period still to come at birth, in (0, 1]. */
  fractionRemaining: number
  balanceYears: number
  yearDays: DashaYearDays
  /** The great periods; the first one began before birth. */
  periods: readonly DashaPeriod[]
}

export type DashaStart = {
  scheme: DashaSchemeName
  /** Where the first lord stands in the scheme's order. */
  firstShare: number
  fractionElapsed: number
  birthJdUt: number
  yearDays: DashaYearDays
}

/** The scheme's shares in their order, starting from one of them and coming round. */
function sharesFrom({ shares }: DashaScheme, first: number) {
  return [...shares.slice(first), ...shares.slice(0, first)]
}

/** The great periods of a scheme, days added as real numbers; each one ends on the number the next one starts with. */
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
 * The periods one level below, proportional to the lords' years and starting from the period's own lord
 * (Brihat Parashara Hora Shastra, ch. 51). They tile the period exactly; the fifth level has none below it.
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
    // The last one ends on the period's own end, not on a sum rounded near it.
    const endJdUt = years === totalYears ? period.endJdUt : period.startJdUt + (span * years) / totalYears
    const child = { lords: [...period.lords, share.lord], startJdUt, endJdUt }
    startJdUt = endJdUt
    return child
  })
}

const isRunning = (atJdUt: number) => (period: DashaPeriod) => period.startJdUt <= atJdUt && atJdUt < period.endJdUt

/**
 * The periods running at an instant (Julian Day UT), one for each level asked for, the great one first.
 *
 * Only the running branch is opened, never the whole tree. Undefined outside the periods of the dasha.
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
