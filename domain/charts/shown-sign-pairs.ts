import type { SignPair } from './sign-pairs.ts'

/** The four pairs at each end of the ranking, as constants: ranking all of them is too slow for a page. A test compares. */
export const BEST_PAIRS: readonly SignPair[] = [
  { signs: [1, 10], percent: 77 },
  { signs: [8, 11], percent: 74 },
  { signs: [0, 3], percent: 71 },
  { signs: [2, 11], percent: 71 },
]

export const CHALLENGING_PAIRS: readonly SignPair[] = [
  { signs: [4, 9], percent: 34 },
  { signs: [2, 7], percent: 35 },
  { signs: [6, 11], percent: 36 },
  { signs: [0, 5], percent: 39 },
]
