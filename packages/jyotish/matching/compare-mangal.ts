import type { Placements } from '../zodiac/placements.ts'
import { type MangalDosha, mangalDosha } from './mangal-dosha.ts'
import type { MangalRuleSet } from './mangal-rules.ts'

export type MangalComparison = {
  bride: MangalDosha
  groom: MangalDosha
  /** Undefined when a reference could not be checked for one of the two. */
  isBalanced?: boolean
}

/** Compares a couple under one rule set. The same result for both counts as balanced (common practice). */
export function compareMangalDosha(
  couple: { bride: Placements; groom: Placements },
  ruleSet: MangalRuleSet = 'northern',
): MangalComparison {
  const bride = mangalDosha(couple.bride, ruleSet)
  const groom = mangalDosha(couple.groom, ruleSet)

  const isExamined = bride.notExamined.length === 0 && groom.notExamined.length === 0
  return isExamined ? { bride, groom, isBalanced: bride.isPresent === groom.isPresent } : { bride, groom }
}
