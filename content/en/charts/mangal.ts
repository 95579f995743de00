import {
  EXEMPT_SIGNS,
  MANGAL_RULE_SETS,
  type MangalCancellation,
  type MangalComparison,
  type MangalRuleSet,
} from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithOr, ordinal } from '../words/grammar.ts'
import { signName } from './names.ts'

const ORIGINS = { lagna: 'the lagna', moon: 'the Moon', venus: 'Venus' } as const

/** Which places of Mars a rule set counts. */
export function mangalRule(ruleSet: MangalRuleSet): string {
  const { houses, references } = MANGAL_RULE_SETS[ruleSet]
  const from = ruleSet === 'lagna' ? 'the lagna only' : listWithOr(references.map((reference) => ORIGINS[reference]))
  return `Mars in the ${listWithOr(houses.map(ordinal))} from ${from}`
}

const CANCELLATIONS: TextsByCode<MangalCancellation> = {
  'mars-sign-in-house': ({ house }) => {
    const signs = listWithOr(EXEMPT_SIGNS[house].map((rashi) => signName(rashi)))
    return `Mars in the ${ordinal(house)} is in ${signs}.`
  },
  'mars-own-or-exalted': () => 'Mars is in its own sign or exalted.',
  'mars-in-simha-or-kumbha': () => 'Mars is in Simha or Kumbha.',
  'mars-with-jupiter-or-moon': () => 'Mars is in the same sign as Jupiter or the Moon.',
  'mars-seen-by-jupiter': () => 'Jupiter aspects Mars.',
  'jupiter-or-venus-in-lagna': () => 'Jupiter or Venus is in the lagna.',
}

/** What eases Mangal dosha. */
export function mangalCancellation(cancellation: MangalCancellation): string {
  return textByCode(CANCELLATIONS, cancellation)
}

/** Mars in the charts of a couple. */
export function mangalSummary({ isBalanced }: MangalComparison): string {
  if (isBalanced === undefined) {
    return 'Without both birth times the lagna is unknown, so the two charts cannot be compared.'
  }
  return isBalanced
    ? 'By this rule Mars is placed alike for both, which is considered balanced.'
    : 'By this rule Mars is placed differently for the two. The rules that cancel it are listed with each.'
}
