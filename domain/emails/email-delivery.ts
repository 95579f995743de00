import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'

/**
 * Why a try did not succeed. Doubtful means that the connection ended after the whole email had been handed over:
 * it may have arrived or not.
 */
export type DeliveryProblem = {
  readonly kind: 'temporary' | 'permanent' | 'doubtful'
  readonly reason: string
}

export type EmailTries = {
  readonly attempts: number
  readonly doubtfulAttempts: number
  readonly queuedAt: Date
}

export type NextStep = { readonly step: 'try-again'; readonly afterSeconds: number } | { readonly step: 'give-up' }

const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 10 * 60
const KEEP_TRYING_MS = 3 * DAY_MS

/** A delivery takes at most a few minutes; whoever has been at it for longer than this is gone. */
export const SENDING_IS_STALE_MS = 10 * MINUTE_MS

/**
 * Mail servers are away for hours, so an email is tried for three days; a refusal of the reader's address is final.
 * An email that may have arrived is repeated once and never a second time.
 */
export function planNextTry(email: EmailTries, problem: DeliveryProblem, now: Date): NextStep {
  if (problem.kind === 'permanent') return { step: 'give-up' }
  if (problem.kind === 'doubtful' && email.doubtfulAttempts > 0) return { step: 'give-up' }
  if (now.getTime() - email.queuedAt.getTime() > KEEP_TRYING_MS) return { step: 'give-up' }

  const doubled = FIRST_WAIT_SECONDS * 2 ** Math.min(email.attempts - 1, 10)
  return { step: 'try-again', afterSeconds: Math.min(doubled, LONGEST_WAIT_SECONDS) }
}
