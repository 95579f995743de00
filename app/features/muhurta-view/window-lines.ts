import { MUHURTA } from '#app/content/muhurta.ts'
import type { Reason, WindowView } from './muhurta-view.ts'
import { ruleName } from './rule-texts.ts'

const MOST_REASONS = 5

/** A window in plain lines, for calendars and PDFs. */
export function windowLines({ best, quality, supports, weakens }: WindowView): string[] {
  const { result } = MUHURTA
  return [
    `${result.qualities[quality]}. ${best ? result.best(best.from, best.to) : result.allOfIt}.`,
    `${result.for3}: ${namesOf(supports) || result.nothingFor}.`,
    `${result.against3}: ${namesOf(weakens) || result.nothingAgainst}.`,
  ]
}

function namesOf(reasons: readonly Reason[]): string {
  return reasons
    .slice(0, MOST_REASONS)
    .map(({ rule }) => ruleName(rule))
    .join(', ')
}
