import { MUHURTA } from '#content/almanac/muhurta.ts'
import type { Reason, WindowReason, WindowView } from './muhurta-view.ts'
import { ruleName } from './rule-texts.ts'

const MOST_REASONS = 5

/** A window in plain lines, for answers, calendars and PDFs. Its reasons are those of the best hours, which are named first. */
export function windowLines({ best, quality, supports, weakens }: WindowView): string[] {
  const { result } = MUHURTA
  const [isFor, isAgainst] = best ? [result.forThen, result.againstThen] : [result.for3, result.against3]
  return [
    `${result.qualities[quality]}. ${best ? result.best(best.from, best.to) : result.allOfIt}.`,
    `${isFor}: ${namesOf(inBest(supports)) || result.nothingFor}.`,
    `${isAgainst}: ${namesOf(inBest(weakens)) || result.nothingAgainst}.`,
  ]
}

/** What stands against other hours of the window, each with its time. */
export function objectionsElsewhere({ weakens }: WindowView): string[] {
  const others = weakens.filter(({ isInBest, when }) => !isInBest && when !== '')
  if (others.length === 0) return []
  const texts = others.slice(0, MOST_REASONS).map(({ rule, when }) => `${ruleName(rule)} (${when})`)
  return [`${MUHURTA.result.againstElsewhere}: ${texts.join(', ')}.`]
}

const inBest = (reasons: readonly WindowReason[]) => reasons.filter(({ isInBest }) => isInBest)

function namesOf(reasons: readonly Reason[]): string {
  return reasons
    .slice(0, MOST_REASONS)
    .map(({ rule }) => ruleName(rule))
    .join(', ')
}
