/** Why an email was out of date when it could be sent. */
const SKIP_REASONS = [
  'expired',
  'booking-cancelled',
  'payment-reported',
  'payment-checked',
  'new-time-chosen',
  'no-longer-waiting',
  'offer-ended',
  'moved-again',
  'moved-later',
  'no-sessions',
  'not-completed',
  'already-answered',
  'remedy-done',
  'already-reviewed',
  'invitations-stopped',
  'already-reminded',
  'link-changed',
  'link-unusable',
  'code-unusable',
  'voucher-over',
  'enrollment-ended',
  'lessons-seen',
  'question-removed',
  'account-active',
  'deletion-undone',
  'unsubscribed',
  'already-subscribed',
  'post-unpublished',
] as const

export type SkipReason = (typeof SKIP_REASONS)[number]

export function isSkipReason(text: string): text is SkipReason {
  return SKIP_REASONS.some((reason) => reason === text)
}

/** Stored for an email that a bug of ours or an outage kept from being written. */
export const NOT_COMPOSED = 'not-composed'
