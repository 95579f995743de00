import { MANGAL_RULE_SETS, type MangalDosha, type MangalRuleSet, mangalDosha } from '@muhurta/jyotish'
import { kalaSarpa } from '@muhurta/jyotish/kala-sarpa'
import type { ReadingFacts } from './facts.ts'
import type { Statement, StatementGroup } from './statement.ts'

const RULE_SETS = Object.keys(MANGAL_RULE_SETS) as MangalRuleSet[]

/** Mangal dosha by each rule set that is in use, with what cancels it, and kala sarpa. */
export function doshasPart(facts: ReadingFacts): StatementGroup[] {
  return [
    { subject: { kind: 'mangal' }, statements: mangalStatements(facts) },
    { subject: { kind: 'kala-sarpa' }, statements: kalaSarpaStatements(facts) },
  ]
}

export function mangalBySets({ chart }: ReadingFacts): MangalDosha[] {
  return RULE_SETS.map((ruleSet) => mangalDosha(chart.placements, ruleSet))
}

function mangalStatements(facts: ReadingFacts): Statement[] {
  const bySet = mangalBySets(facts)
  // The general rules are in every set; those of a house are said once.
  const cancellations = new Map(
    bySet.flatMap((dosha) =>
      dosha.cancellations.map((each) => [each.code === 'mars-sign-in-house' ? each.house : each.code, each] as const),
    ),
  )
  return [
    { code: 'mangal-about' },
    ...bySet.map(({ ruleSet, findings }): Statement => {
      const places = findings.map(({ reference, house }) => ({ from: reference, house }))
      return { code: 'mangal-rule', ruleSet, places }
    }),
    ...[...cancellations.values()].map((cancellation): Statement => ({ code: 'mangal-eased', cancellation })),
  ]
}

function kalaSarpaStatements({ chart }: ReadingFacts): Statement[] {
  const found = kalaSarpa(chart.placements)
  const about: Statement = { code: 'kala-sarpa-about' }
  if (!found) return [about, { code: 'kala-sarpa-absent' }]
  return [about, found.outside ? { code: 'kala-sarpa-partial', outside: found.outside } : { code: 'kala-sarpa-full' }]
}
