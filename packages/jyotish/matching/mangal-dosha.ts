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

/** A rule that cancels findings; without a `reference` it applies to Mars as a whole. */
export type MangalCancellation = { id: string; rule: string; reference?: MangalReference }

export type MangalDosha = {
  ruleSet: MangalRuleSet
  rule: string
  isPresent: boolean
  findings: MangalFinding[]
  cancellations: MangalCancellation[]
  /** References that could not be checked: the lagna, when the birth time is unknown. */
  notExamined: MangalReference[]
}

function cancellationsOf(findings: MangalFinding[], rashis: Record<Graha, RashiIndex>, lagna?: RashiIndex) {
  const bySign = findings.flatMap(({ reference, house }): MangalCancellation[] => {
    const exempt = EXEMPT_SIGNS[house]
    if (!exempt?.rashis.includes(rashis.mars)) return []
    return [{ id: `mars-sign-in-house-${house}`, rule: `${exempt.rule}.`, reference }]
  })
  const general = GENERAL_RULES.filter(({ holds }) => holds(rashis, lagna)).map(({ id, rule }) => ({ id, rule }))

  return [...bySign, ...general]
}

/**
 * Whether Mars is in one of the houses of a rule set, and the rules that cancel it. Houses are whole signs. Cancellations
 * are listed, not weighed.
 */
export function mangalDosha(placements: Placements, ruleSet: MangalRuleSet = 'northern'): MangalDosha {
  const { houses, references, description }: MangalRules = MANGAL_RULE_SETS[ruleSet]
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
    rule: description,
    isPresent: findings.length > 0,
    findings,
    cancellations: findings.length > 0 ? cancellationsOf(findings, rashis, lagna) : [],
    notExamined: references.filter((reference) => origins[reference] === undefined),
  }
}
