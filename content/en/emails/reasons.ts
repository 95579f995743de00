import type { EmailState } from '#domain/emails/emails.ts'
import { isSkipReason, NOT_COMPOSED, type SkipReason } from '#domain/emails/skip-reasons.ts'

/** Why an email was out of date when it could be sent, as staff read it in the list of emails. */
const SKIP_REASON_TEXTS: Readonly<Record<SkipReason, string>> = {
  expired: 'It was too late for this email.',
  'booking-cancelled': 'The booking was cancelled.',
  'payment-reported': 'The client had already sent the transaction ID.',
  'payment-checked': 'The payment had already been checked.',
  'new-time-chosen': 'The client had already chosen a new time.',
  'no-longer-waiting': 'The client no longer waited for a free time.',
  'offer-ended': 'The time was no longer held for this client.',
  'moved-again': 'The session was moved again. A newer email has the current time.',
  'moved-later': 'The session was moved to a later time. Another reminder will be sent before it.',
  'no-sessions': 'There was no session on that day any more.',
  'not-completed': 'The session was not completed, or its payment was refunded.',
  'already-answered': 'The question had already been answered.',
  'remedy-done': 'The client had already done it, or the remedy was changed.',
  'already-reviewed': 'The client had already written a review.',
  'invitations-stopped': 'The client asked for no more invitations to review.',
  'already-reminded': 'Another reminder has the current time of this session.',
  'link-changed': 'The meeting link was changed or removed.',
  'link-unusable': 'The link in this email no longer works: it was used, or a newer one replaced it.',
  'code-unusable': 'The code in this email no longer works: it was used, or a newer one replaced it.',
  'voucher-over': 'The voucher was redeemed, or was no longer valid.',
  'enrollment-ended': 'The enrollment had ended.',
  'lessons-seen': 'The student had opened the lessons, or they were taken back.',
  'question-removed': 'The question was removed.',
  'account-active': 'The user had signed in again.',
  'deletion-undone': 'The user had cancelled the deletion of the account.',
  unsubscribed: 'The reader had unsubscribed.',
  'already-subscribed': 'The reader had already confirmed the subscription.',
  'post-unpublished': 'The post was no longer published.',
}

const NOT_COMPOSED_TEXT = 'This email could not be composed. The server log says why.'

/** Why an email was not delivered: our own reasons in words, those of a mail server as it gave them. */
export function emailReasonText<Reason extends string | null>(state: EmailState, reason: Reason): Reason | string {
  if (state === 'skipped') return reason !== null && isSkipReason(reason) ? SKIP_REASON_TEXTS[reason] : reason
  return reason === NOT_COMPOSED ? NOT_COMPOSED_TEXT : reason
}
