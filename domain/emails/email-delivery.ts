import { DAY_MS } from '#domain/durations.ts'

export type DeliveryProblem = {
  /** Doubtful: the connection ended after the whole email was handed over, so it may have arrived or not. */
  readonly kind: 'temporary' | 'permanent' | 'doubtful'
  readonly reason: string
}

type EmailTries = { readonly doubtfulAttempts: number; readonly queuedAt: Date }

const KEEP_TRYING_MS = 3 * DAY_MS

/**
 * Mail servers can be down for hours, so an email is tried for three days, but a rejected address is final.
 * An email that may have arrived is repeated once.
 */
export function isGivenUp(
  { queuedAt, doubtfulAttempts }: EmailTries,
  problem: DeliveryProblem['kind'],
  now: Date,
): boolean {
  if (problem === 'permanent') return true
  if (problem === 'doubtful' && doubtfulAttempts > 0) return true
  return now.getTime() - queuedAt.getTime() > KEEP_TRYING_MS
}
