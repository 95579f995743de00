import {
  EXEMPT_SIGNS,
  MANGAL_RULE_SETS,
  type MangalCancellation,
  type MangalComparison,
  type MangalRuleSet,
} from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithOr, ordinal } from '../words/grammar.ts'
import { RASHI_LABELS } from './names.ts'

const ORIGINS = { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' } as const

/** Which places of Mars a rule set counts. */
export function mangalRule(ruleSet: MangalRuleSet): string {
  const { houses, references } = MANGAL_RULE_SETS[ruleSet]
  const from = ruleSet === 'lagna' ? 'केवल लग्न' : listWithOr(references.map((reference) => ORIGINS[reference]))
  return `${from} से ${listWithOr(houses.map(ordinal))} भाव में मंगल`
}

const CANCELLATIONS: TextsByCode<MangalCancellation> = {
  'mars-sign-in-house': ({ house }) => {
    const signs = listWithOr(EXEMPT_SIGNS[house].map((rashi) => RASHI_LABELS[rashi].name))
    return `${ordinal(house)} भाव का मंगल ${signs} में है।`
  },
  'mars-own-or-exalted': () => 'मंगल अपनी राशि में या उच्च का है।',
  'mars-in-simha-or-kumbha': () => 'मंगल सिंह या कुंभ में है।',
  'mars-with-jupiter-or-moon': () => 'मंगल गुरु या चंद्र के साथ एक राशि में है।',
  'mars-seen-by-jupiter': () => 'मंगल पर गुरु की दृष्टि है।',
  'jupiter-or-venus-in-lagna': () => 'गुरु या शुक्र लग्न में है।',
}

/** What eases Mangal dosha. */
export function mangalCancellation(cancellation: MangalCancellation): string {
  return textByCode(CANCELLATIONS, cancellation)
}

/** Mars in the charts of a couple. */
export function mangalSummary({ isBalanced }: MangalComparison): string {
  if (isBalanced === undefined) {
    return 'दोनों के जन्म समय के बिना लग्न पता नहीं चलता, इसलिए कुंडलियाँ नहीं मिलाई जा सकतीं।'
  }
  return isBalanced
    ? 'इस नियम से दोनों में मंगल की स्थिति एक जैसी है, जिसे संतुलित माना जाता है।'
    : 'इस नियम से दोनों में मंगल की स्थिति अलग है। शांत करने वाले नियम हर एक के साथ लिखे हैं।'
}
