import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'

export const RAJJUS = ['foot', 'thigh', 'navel', 'neck', 'head'] as const
export type Rajju = (typeof RAJJUS)[number]

/** The rajju of each nakshatra from Ashwini on, an index of `RAJJUS`: it goes up to the head and down again. */
export const RAJJU_BY_NAKSHATRA: Readonly<Record<NakshatraIndex, 0 | 1 | 2 | 3 | 4>> = [
  0, 1, 2, 3, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 3, 2, 1, 0,
]

/** Nakshatras that pierce each other. Mrigashira, Chitra and Dhanishta do so among the three. */
export const VEDHA_GROUPS: readonly (readonly NakshatraIndex[])[] = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
  [4, 13, 22],
]

/** The signs that are drawn to each sign. */
export const VASYA_SIGNS: Readonly<Record<RashiIndex, readonly RashiIndex[]>> = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
]
