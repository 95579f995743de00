import { MUHURTA } from '#content/almanac/muhurta.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import type { Reason, WindowReason, WindowView } from './muhurta-view.ts'
import { ruleName } from './rule-texts.ts'

const MOST_REASONS = 5

/** A half hour in plain lines, for answers, calendars and PDFs, with its reasons and the window around it. */
export function windowLines({ key, whole, quality, supports, weakens }: WindowView): string[] {
  const { result } = MUHURTA
  return [
    `${result.qualities[quality]}${FULL_STOP}`,
    `${result.for3}: ${namesOf(inBest(supports)) || result.nothingFor}${FULL_STOP}`,
    `${result.against3}: ${namesOf(inBest(weakens)) || result.nothingAgainst}${FULL_STOP}`,
    ...(whole.key === key ? [] : [`${result.whole(whole.from, whole.to)}${FULL_STOP}`]),
  ]
}

/** What stands against other hours of the window, each with its time. */
export function objectionsElsewhere({ weakens }: WindowView): string[] {
  const others = weakens.filter(({ isInBest, when }) => !isInBest && when !== '')
  if (others.length === 0) return []
  const texts = others.slice(0, MOST_REASONS).map(({ rule, when }) => `${ruleName(rule)} (${when})`)
  return [`${MUHURTA.result.againstElsewhere}: ${texts.join(', ')}${FULL_STOP}`]
}

export function inBest(reasons: readonly WindowReason[]): WindowReason[] {
  return reasons.filter(({ isInBest }) => isInBest)
}

function namesOf(reasons: readonly Reason[]): string {
  return reasons
    .slice(0, MOST_REASONS)
    .map(({ rule }) => ruleName(rule))
    .join(', ')
}
