import { DAY_MS } from '#domain/time/durations.ts'

/** Why somebody should be called, the most urgent first. */
const CALL_REASONS = ['email-failed', 'unconfirmed', 'answer-overdue', 'unpaid'] as const
export type CallReason = (typeof CALL_REASONS)[number]

/** A question without a promised day is overdue when it waits longer than this. */
export const ANSWER_WITHIN_MS = 3 * DAY_MS

/** A session that starts within this time should be confirmed. */
export const CONFIRM_WITHIN_MS = DAY_MS

/** The key of a call is its reason and its booking: "unpaid:<id>". */
export function readCallKey(key: string): { readonly reason: CallReason; readonly bookingId: string } | undefined {
  const [typed, bookingId] = key.split(':')
  const reason = CALL_REASONS.find((known) => known === typed)
  return reason && bookingId ? { reason, bookingId } : undefined
}
