import type { Graha } from '../grahas.ts'
import { type Placements, rashisOf } from '../zodiac/placements.ts'
import { type House, houseFrom, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import {
  EXEMPT_SIGNS,
  type ExemptHouse,
  GENERAL_RULES,
  MANGAL_RULE_SETS,
  type MangalEasing,
  type MangalReference,
  type MangalRuleSet,
  type MangalRules,
} from './mangal-rules.ts'

export type MangalFinding = { reference: MangalReference; house: House }

/** A rule that cancels the finding of a reference, or those of Mars as a whole. */
export type MangalCancellation =
  | { code: 'mars-sign-in-house'; house: ExemptHouse; reference: MangalReference }
  | { code: MangalEasing }

export type MangalDosha = {
  ruleSet: MangalRuleSet
  isPresent: boolean
  findings: MangalFinding[]
  cancellations: MangalCancellation[]
  /** References that could not be checked: the lagna, when the birth time is unknown. */
  notExamined: MangalReference[]
}

function isExemptHouse(house: House): house is ExemptHouse {
  return house in EXEMPT_SIGNS
}

function cancellationsOf(
  findings: MangalFinding[],
  rashis: Record<Graha, RashiIndex>,
  lagna?: RashiIndex,
): MangalCancellation[] {
  const bySign = findings.flatMap(({ reference, house }): MangalCancellation[] => {
    if (!isExemptHouse(house) || !(EXEMPT_SIGNS[house] as readonly RashiIndex[]).includes(rashis.mars)) return []
    return [{ code: 'mars-sign-in-house', house, reference }]
  })
  const general = GENERAL_RULES.filter(({ holds }) => holds(rashis, lagna)).map(({ code }) => ({ code }))

  return [...bySign, ...general]
}

/**
 * Whether Mars is in one of the houses of a rule set, and the rules that cancel it. Houses are whole signs. Cancellations
 * are listed, not weighed.
 */
export function mangalDosha(placements: Placements, ruleSet: MangalRuleSet = 'northern'): MangalDosha {
  const { houses, references }: MangalRules = MANGAL_RULE_SETS[ruleSet]
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
    isPresent: findings.length > 0,
    findings,
    cancellations: findings.length > 0 ? cancellationsOf(findings, rashis, lagna) : [],
    notExamined: references.filter((reference) => origins[reference] === undefined),
  }
}
