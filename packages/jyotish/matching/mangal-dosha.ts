import type { Graha } from '../grahas.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import {
  EXEMPT_SIGNS,
  GENERAL_RULES,
  MANGAL_RULE_SETS,
  type MangalReference,
  type MangalRuleSet,
  type MangalRules,
} from './mangal-rules.ts'

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
  const { houses, references, words }: MangalRules = MANGAL_RULE_SETS[ruleSet]
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
