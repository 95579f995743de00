import type { Graha } from '../grahas.ts'
import { seesRashi } from '../zodiac/drishti.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'

export type MangalReference = 'lagna' | 'moon' | 'venus'

export type MangalRules = { houses: readonly House[]; references: readonly MangalReference[]; words: string }

/** Named ways of judging the place of Mars; they differ by region and author. */
export const MANGAL_RULE_SETS = {
  northern: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna', 'moon'],
    words: 'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna or the Moon',
  },
  raman: {
    houses: [2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
    words: 'Mars in the 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
  },
  combined: {
    houses: [1, 2, 4, 7, 8, 12],
    references: ['lagna', 'moon', 'venus'],
    words: 'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
  },
  lagna: {
    houses: [1, 4, 7, 8, 12],
    references: ['lagna'],
    words: 'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna alone',
  },
} as const satisfies Record<string, MangalRules>

export type MangalRuleSet = keyof typeof MANGAL_RULE_SETS

/** Signs in which Mars in a house is set aside (B. V. Raman, Muhurtha, on Kuja dosha). */
export const EXEMPT_SIGNS: Partial<Record<House, { rashis: readonly RashiIndex[]; words: string }>> = {
  2: { rashis: [2, 5], words: 'Mars in the 2nd is in Mithuna or Kanya' },
  4: { rashis: [0, 7], words: 'Mars in the 4th is in Mesha or Vrischika' },
  7: { rashis: [3, 9], words: 'Mars in the 7th is in Karka or Makara' },
  8: { rashis: [8, 11], words: 'Mars in the 8th is in Dhanu or Meena' },
  12: { rashis: [1, 6], words: 'Mars in the 12th is in Vrishabha or Tula' },
}

type GeneralRule = {
  id: string
  rule: string
  holds: (rashis: Record<Graha, RashiIndex>, lagna?: RashiIndex) => boolean
}

/** Rules that set Mars aside wherever he was found (B. V. Raman, Muhurtha; common practice). */
export const GENERAL_RULES: readonly GeneralRule[] = [
  {
    id: 'mars-own-or-exalted',
    rule: 'Mars is in his own sign or exalted.',
    holds: ({ mars }) => mars === 0 || mars === 7 || mars === 9,
  },
  {
    id: 'mars-in-simha-or-kumbha',
    rule: 'Mars is in Simha or Kumbha.',
    holds: ({ mars }) => mars === 4 || mars === 10,
  },
  {
    id: 'mars-with-jupiter-or-moon',
    rule: 'Mars is together with Jupiter or the Moon.',
    holds: ({ mars, jupiter, moon }) => mars === jupiter || mars === moon,
  },
  {
    id: 'mars-seen-by-jupiter',
    rule: 'Jupiter sees Mars.',
    holds: ({ mars, jupiter }) => seesRashi('jupiter', jupiter, mars),
  },
  {
    id: 'jupiter-or-venus-in-lagna',
    rule: 'Jupiter or Venus is in the lagna.',
    holds: ({ jupiter, venus }, lagna) => lagna !== undefined && (jupiter === lagna || venus === lagna),
  },
]
