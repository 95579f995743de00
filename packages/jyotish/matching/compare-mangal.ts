import type { Placements } from '../zodiac/placements.ts'
import { type MangalDosha, mangalDosha } from './mangal-dosha.ts'
import type { MangalRuleSet } from './mangal-rules.ts'

export type MangalComparison = {
  bride: MangalDosha
  groom: MangalDosha
  /** Undefined when a reference could not be checked for one of the two. */
  isBalanced?: boolean
  /** The result as a sentence. */
  summary: string
}

/** Compares a couple under one rule set. The same result for both counts as balanced (common practice). */
export function compareMangalDosha(
  couple: { bride: Placements; groom: Placements },
  ruleSet: MangalRuleSet = 'northern',
): MangalComparison {
  const bride = mangalDosha(couple.bride, ruleSet)
  const groom = mangalDosha(couple.groom, ruleSet)

  if (bride.notExamined.length > 0 || groom.notExamined.length > 0) {
    return {
      bride,
      groom,
      summary: 'Without both birth times the lagna is unknown, so the two charts cannot be compared.',
    }
  }

  const isBalanced = bride.isPresent === groom.isPresent
  const summary = isBalanced
    ? 'By this rule Mars is placed alike for both, which is considered balanced.'
    : 'By this rule Mars is placed differently for the two. The rules that cancel it are listed with each.'
  return { bride, groom, isBalanced, summary }
}
