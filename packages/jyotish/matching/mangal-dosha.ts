import type { Graha } from '../grahas.ts'
import { seesRashi } from '../zodiac/drishti.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'

export type MangalReference = 'lagna' | 'moon' | 'venus'

type RuleSet = { houses: readonly House[]; references: readonly MangalReference[]; words: string }

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
} as const satisfies Record<string, RuleSet>

export type MangalRuleSet = keyof typeof MANGAL_RULE_SETS

export type MangalFinding = { reference: MangalReference; house: House }

/** A rule by which a finding is set aside; `reference` is missing where it speaks of Mars as a whole. */
export type MangalCancellation = { id: string; rule: string; reference?: MangalReference }

export type MangalDosha = {
  ruleSet: MangalRuleSet
  rule: string
  isPresent: boolean
  findings: MangalFinding[]
  cancellations: MangalCancellation[]
  /** Places the rule set counts from that this birth does not have: the lagna, when the time is not known. */
  notExamined: MangalReference[]
}

/** Signs in which Mars in a house is set aside (B. V. Raman, Muhurtha, on Kuja dosha). */
const EXEMPT_SIGNS: Partial<Record<House, { rashis: readonly RashiIndex[]; words: string }>> = {
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

const GENERAL_RULES: readonly GeneralRule[] = [
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

function cancellationsOf(findings: MangalFinding[], rashis: Record<Graha, RashiIndex>, lagna?: RashiIndex) {
  const bySign = findings.flatMap(({ reference, house }): MangalCancellation[] => {
    const exempt = EXEMPT_SIGNS[house]
    if (!exempt?.rashis.includes(rashis.mars)) return []
    return [{ id: `mars-sign-in-house-${house}`, rule: `${exempt.words}.`, reference }]
  })
  const general = GENERAL_RULES.filter(({ holds }) => holds(rashis, lagna)).map(({ id, rule }) => ({ id, rule }))

  return [...bySign, ...general]
}

/**
 * Whether Mars stands in one of the places a named rule set speaks of, and the rules that set it aside.
 *
 * Longitudes are sidereal degrees; houses are whole signs. Cancellations are listed and nothing is weighed.
 */
export function mangalDosha(placements: Placements, ruleSet: MangalRuleSet = 'northern'): MangalDosha {
  const { houses, references, words }: RuleSet = MANGAL_RULE_SETS[ruleSet]
  const rashis = rashisOf(placements)
  const lagna = placements.lagna === undefined ? undefined : rashiAt(placements.lagna)
  const origins: Record<MangalReference, RashiIndex | undefined> = { lagna, moon: rashis.moon, venus: rashis.venus }

  const findings = references.flatMap((reference): MangalFinding[] => {
    const origin = origins[reference]
    if (origin === undefined) return []
    const house = houseFrom(origin, rashis.mars)
    return houses.includes(house) ? [{ reference, house }] : []
  })

  return {
    ruleSet,
    rule: words,
    isPresent: findings.length > 0,
    findings,
    cancellations: findings.length > 0 ? cancellationsOf(findings, rashis, lagna) : [],
    notExamined: references.filter((reference) => origins[reference] === undefined),
  }
}

export type MangalComparison = {
  bride: MangalDosha
  groom: MangalDosha
  /** Undefined when a place could not be examined for one of them. */
  isBalanced?: boolean
  words: string
}

/** Two people under one rule set: the same answer for both is held to balance (common practice). */
export function compareMangalDosha(
  couple: { bride: Placements; groom: Placements },
  ruleSet: MangalRuleSet = 'northern',
): MangalComparison {
  const bride = mangalDosha(couple.bride, ruleSet)
  const groom = mangalDosha(couple.groom, ruleSet)

  if (bride.notExamined.length > 0 || groom.notExamined.length > 0) {
    return { bride, groom, words: 'Without both birth times the lagna is not known, so the two cannot be compared.' }
  }

  const isBalanced = bride.isPresent === groom.isPresent
  const words = isBalanced
    ? 'Mars is placed alike for both under this rule, which is held to balance.'
    : 'Mars is placed differently for the two under this rule; the rules that set it aside are listed with each.'
  return { bride, groom, isBalanced, words }
}
