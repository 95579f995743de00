import { MAXIMUM_TOTAL, matchByMoon, RASHI_INDEXES, type RashiIndex } from '@muhurta/jyotish'

/** Two Moon signs and their mean share of the 36 points, in whole percent. */
export type SignPair = { readonly signs: readonly [RashiIndex, RashiIndex]; readonly percent: number }

const PADA_DEGREES = 30 / 9
const PADAS = Array.from({ length: 9 }, (_, pada) => (pada + 0.5) * PADA_DEGREES)

/**
 * Every pair of different signs, best first: the mean of the eight kootas over all padas of both, with either as the
 * bride. This mean says little about two people, whose nakshatras decide.
 */
export function rankSignPairs(): SignPair[] {
  return RASHI_INDEXES.flatMap((first) => RASHI_INDEXES.slice(first + 1).map((second) => [first, second] as const))
    .map((signs) => ({ signs, percent: Math.round((meanTotal(signs) / MAXIMUM_TOTAL) * 100) }))
    .toSorted((a, b) => b.percent - a.percent)
}

function meanTotal([first, second]: readonly [RashiIndex, RashiIndex]): number {
  let sum = 0
  for (const one of PADAS) {
    for (const other of PADAS) {
      const [a, b] = [first * 30 + one, second * 30 + other]
      sum += matchByMoon({ brideMoon: a, groomMoon: b }).total + matchByMoon({ brideMoon: b, groomMoon: a }).total
    }
  }
  return sum / (2 * PADAS.length ** 2)
}
