import type { BirthProblem } from '#app/features/births/resolve-birth.ts'
import { MATCH } from '#content/charts/match.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { BirthMatch, Couple, MatchRefusal, matchBirths, Partner } from '#domain/charts/match-births.ts'
import { refusalText } from './birth-chart-view.ts'

/** What the page shows: the result, or what is wrong with whose fields. */
export type MatchView = {
  readonly values: Couple<BirthValues>
  readonly formProblem?: Partial<Couple<BirthProblem>>
  readonly problem?: string
  readonly result?: BirthMatch
}

export const PARTNERS: readonly Partner[] = ['bride', 'groom']

/** Put before each field name, so that two births fit into one form. */
export function partnerPrefix(partner: Partner): string {
  return `${partner}-`
}

export function matchViewOf(values: Couple<BirthValues>, outcome: ReturnType<typeof matchBirths>): MatchView {
  return outcome.ok ? { values, result: outcome.value } : { values, ...refusalView(outcome.refusal) }
}

function refusalView({ who, reason }: MatchRefusal): Pick<MatchView, 'formProblem' | 'problem'> {
  const name = MATCH[who]
  if (reason.kind === 'place-missing') return { problem: `${name}: ${MATCH.needsMoon}` }
  if (reason.kind === 'moon-uncertain') return { problem: `${name}: ${MATCH.moonUncertain}` }

  const { formProblem, problem } = refusalText(reason)
  return {
    ...(formProblem && { formProblem: { [who]: formProblem } }),
    ...(problem && { problem: `${name}: ${problem}` }),
  }
}
