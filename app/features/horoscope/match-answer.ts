import { MATCH } from '#app/content/horoscope.ts'
import type { BirthValues } from '#domain/charts/birth-form.ts'
import type { BirthMatch, Couple, MatchRefusal, matchBirths, Partner } from '#domain/charts/match-births.ts'
import { refusalText } from './answer-birth.ts'
import type { BirthProblem } from './birth-fields.tsx'

/** What the comparison shows: the result, or what is missing in whose fields. */
export type MatchAnswer = {
  readonly values: Couple<BirthValues>
  readonly trouble?: Partial<Couple<BirthProblem>>
  readonly problem?: string
  readonly result?: BirthMatch
}

export const PARTNERS: readonly Partner[] = ['bride', 'groom']

/** Before each field's name, so that two people fit into one form. */
export function partnerPrefix(partner: Partner): string {
  return `${partner}-`
}

export function matchAnswerOf(values: Couple<BirthValues>, outcome: ReturnType<typeof matchBirths>): MatchAnswer {
  return outcome.ok ? { values, result: outcome.value } : { values, ...wordsOf(outcome.refusal) }
}

function wordsOf({ who, reason }: MatchRefusal): Pick<MatchAnswer, 'trouble' | 'problem'> {
  const name = MATCH[who]
  if (reason.kind === 'place-missing') return { problem: `${name}: ${MATCH.needsMoon}` }
  if (reason.kind === 'moon-uncertain') return { problem: `${name}: ${MATCH.moonUncertain}` }

  const { trouble, problem } = refusalText(reason)
  return { ...(trouble && { trouble: { [who]: trouble } }), ...(problem && { problem: `${name}: ${problem}` }) }
}
