import type { Graha } from '../grahas.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'

export type MangalReference = 'lagna' | 'moon' | 'venus'

export type MangalRules = { houses: readonly House[]; references: readonly MangalReference[] }

/** Rule sets for the house of Mars; they differ by region and author. */
export const MANGAL_RULE_SETS = {
  northern: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna', 'moon'],
  },
  raman: {
    houses: [2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
  },
  combined: {
    houses: [1, 2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
  },
  lagna: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna'],
  },
} as const satisfies Record<string, MangalRules>

export type MangalRuleSet = keyof typeof MANGAL_RULE_SETS

/** Signs that cancel Mars in a house (B. V. Raman, Muhurtha, on Kuja dosha). */
export const EXEMPT_SIGNS = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
} as const satisfies Partial<Record<House, readonly RashiIndex[]>>

export type ExemptHouse = keyof typeof EXEMPT_SIGNS

/** What eases Mars in any house. */
export type MangalEasing =
  | 'mars-own-or-exalted'
  | 'mars-in-simha-or-kumbha'
  | 'mars-with-jupiter-or-moon'
  | 'mars-seen-by-jupiter'
  | 'jupiter-or-venus-in-lagna'

type GeneralRule = {
  code: MangalEasing
  holds: (rashis: Record<Graha, RashiIndex>, lagna?: RashiIndex) => boolean
}

/** Rules that cancel Mars in any house (B. V. Raman, Muhurtha; common practice). */
export const GENERAL_RULES: readonly GeneralRule[] = [
  {
    code: 'mars-own-or-exalted',
    holds: ({ mars }) => mars === 0 || mars === 7 || mars === 9,
  },
  {
    code: 'mars-in-simha-or-kumbha',
    holds: ({ mars }) => mars === 4 || mars === 10,
  },
  {
    code: 'mars-with-jupiter-or-moon',
    holds: ({ mars, jupiter, moon }) => mars === jupiter || mars === moon,
  },
  {
    code: 'mars-seen-by-jupiter',
    holds: ({ mars, jupiter }) => aspectsRashi('jupiter', jupiter, mars),
  },
  {
    code: 'jupiter-or-venus-in-lagna',
    holds: ({ jupiter, venus }, lagna) => lagna !== undefined && (jupiter === lagna || venus === lagna),
  },
]
