import type { Graha } from '../grahas.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'

export type MangalReference = 'lagna' | 'moon' | 'venus'

export type MangalRules = { houses: readonly House[]; references: readonly MangalReference[]; description: string }

/** Rule sets for the house of Mars; they differ by region and author. */
export const MANGAL_RULE_SETS = {
  northern: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna', 'moon'],
    description: 'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna or the Moon',
  },
  raman: {
    houses: [2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
    description: 'Mars in the 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
  },
  combined: {
    houses: [1, 2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
    description: 'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
  },
  lagna: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna'],
    description: 'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna only',
  },
} as const satisfies Record<string, MangalRules>

export type MangalRuleSet = keyof typeof MANGAL_RULE_SETS

/** Signs that cancel Mars in a house (B. V. Raman, Muhurtha, on Kuja dosha). */
export const EXEMPT_SIGNS: Partial<Record<House, { rashis: readonly RashiIndex[]; rule: string }>> = {
  2: { rashis: [2, 5], rule: 'Mars in the 2nd is in Mithuna or Kanya' },
  4: { rashis: [0, 7], rule: 'Mars in the 4th is in Mesha or Vrischika' },
  7: { rashis: [3, 9], rule: 'Mars in the 7th is in Karka or Makara' },
  8: { rashis: [8, 11], rule: 'Mars in the 8th is in Dhanu or Meena' },
  12: { rashis: [1, 6], rule: 'Mars in the 12th is in Vrishabha or Tula' },
}

type GeneralRule = {
  id: string
  rule: string
  holds: (rashis: Record<Graha, RashiIndex>, lagna?: RashiIndex) => boolean
}

/** Rules that cancel Mars in any house (B. V. Raman, Muhurtha; common practice). */
export const GENERAL_RULES: readonly GeneralRule[] = [
  {
    id: 'mars-own-or-exalted',
    rule: 'Mars is in its own sign or exalted.',
    holds: ({ mars }) => mars === 0 || mars === 7 || mars === 9,
  },
  {
    id: 'mars-in-simha-or-kumbha',
    rule: 'Mars is in Simha or Kumbha.',
    holds: ({ mars }) => mars === 4 || mars === 10,
  },
  {
    id: 'mars-with-jupiter-or-moon',
    rule: 'Mars is in the same sign as Jupiter or the Moon.',
    holds: ({ mars, jupiter, moon }) => mars === jupiter || mars === moon,
  },
  {
    id: 'mars-seen-by-jupiter',
    rule: 'Jupiter aspects Mars.',
    holds: ({ mars, jupiter }) => aspectsRashi('jupiter', jupiter, mars),
  },
  {
    id: 'jupiter-or-venus-in-lagna',
    rule: 'Jupiter or Venus is in the lagna.',
    holds: ({ jupiter, venus }, lagna) => lagna !== undefined && (jupiter === lagna || venus === lagna),
  },
]
