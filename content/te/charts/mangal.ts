import {
  EXEMPT_SIGNS,
  MANGAL_RULE_SETS,
  type MangalCancellation,
  type MangalComparison,
  type MangalRuleSet,
} from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithOr, ordinal } from '../words/grammar.ts'
import { rashiStem } from '../words/jyotish-forms.ts'

const ORIGINS = { lagna: 'లగ్నం', moon: 'చంద్రుడు', venus: 'శుక్రుడు' } as const

/** Which places of Mars a rule set counts. */
export function mangalRule(ruleSet: MangalRuleSet): string {
  const { houses, references } = MANGAL_RULE_SETS[ruleSet]
  const from = ruleSet === 'lagna' ? 'లగ్నం మాత్రమే' : listWithOr(references.map((reference) => ORIGINS[reference]))
  return `${listWithOr(houses.map(ordinal))} స్థానంలో కుజుడు; లెక్క మొదలు: ${from}`
}

const CANCELLATIONS: TextsByCode<MangalCancellation> = {
  'mars-sign-in-house': ({ house }) => {
    const signs = listWithOr(EXEMPT_SIGNS[house].map(rashiStem))
    return `${ordinal(house)} స్థానంలోని కుజుడు ${signs} రాశిలో ఉన్నాడు.`
  },
  'mars-own-or-exalted': () => 'కుజుడు స్వక్షేత్రంలో లేదా ఉచ్చలో ఉన్నాడు.',
  'mars-in-simha-or-kumbha': () => 'కుజుడు సింహంలో లేదా కుంభంలో ఉన్నాడు.',
  'mars-with-jupiter-or-moon': () => 'కుజుడు గురువుతో లేదా చంద్రుడితో ఒకే రాశిలో ఉన్నాడు.',
  'mars-seen-by-jupiter': () => 'కుజుడిపై గురు దృష్టి ఉంది.',
  'jupiter-or-venus-in-lagna': () => 'గురువు లేదా శుక్రుడు లగ్నంలో ఉన్నాడు.',
}

/** What eases Mangal dosha. */
export function mangalCancellation(cancellation: MangalCancellation): string {
  return textByCode(CANCELLATIONS, cancellation)
}

/** Mars in the charts of a couple. */
export function mangalSummary({ isBalanced }: MangalComparison): string {
  if (isBalanced === undefined) {
    return 'ఇద్దరి పుట్టిన సమయాలు లేకపోతే లగ్నం తెలియదు, కాబట్టి జాతకాలను పోల్చలేం.'
  }
  return isBalanced
    ? 'ఈ నియమం ప్రకారం ఇద్దరికీ కుజుడి స్థానం ఒకేలా ఉంది, దాన్ని సమతుల్యంగా భావిస్తారు.'
    : 'ఈ నియమం ప్రకారం ఇద్దరికీ కుజుడి స్థానం వేరుగా ఉంది. దోషాన్ని సడలించే నియమాలను ఒక్కొక్కరి వివరాల్లో చూపించాం.'
}
