import type { Database } from '#db/client.ts'
import { emailExpiry } from '#domain/emails/email-expiry.ts'
import type { Email, EmailKind } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import {
  refreshAstrologerChanged,
  refreshBookingChanged,
  refreshBookingReceived,
  refreshHandedOver,
  refreshPaymentClaimed,
  refreshPaymentRejected,
  refreshPaymentReminder,
  refreshPaymentVerified,
  refreshSlotLost,
  refreshSlotReleased,
} from '#usecases/bookings/refresh-booking-email.ts'
import { refreshGiftVoucher } from '#usecases/bookings/refresh-voucher-email.ts'
import { refreshWaitlistJoined, refreshWaitlistOffer } from '#usecases/bookings/refresh-waitlist-email.ts'
import type { Due, DueEmail, Refresh } from '#usecases/emails/due-email.ts'
import {
  refreshDeletion,
  refreshEnrolled,
  refreshFestivalEve,
  refreshFestivalOptIn,
  refreshInactive,
  refreshNewPost,
  refreshOptIn,
  refreshSignInCode,
  unchanged,
  withUsableLink,
} from '#usecases/emails/refresh-account-email.ts'
import { refreshRemedyEve } from '#usecases/remedies/queue-remedy-emails.ts'
import { refreshFollowUp } from '#usecases/sessions/follow-up.ts'
import { refreshAnswerDue } from '#usecases/sessions/queue-answer-reminders.ts'
import { refreshSessionsTomorrow } from '#usecases/sessions/queue-brief-emails.ts'
import {
  refreshSessionLink,
  refreshSessionSoon,
  refreshTwoDayReminder,
} from '#usecases/sessions/refresh-session-email.ts'

/** A new kind of email does not compile until it is listed here. */
const REFRESHES: { readonly [Kind in EmailKind]: Refresh<Kind> } = {
  'verify-address': withUsableLink,
  'change-address': withUsableLink,
  'reset-password': withUsableLink,
  'staff-invitation': withUsableLink,
  'sign-in-code': refreshSignInCode,
  'newsletter-opt-in': refreshOptIn,
  'new-post': refreshNewPost,
  'festival-opt-in': refreshFestivalOptIn,
  'festival-eve': refreshFestivalEve,
  'account-inactive': refreshInactive,
  'deletion-scheduled': refreshDeletion,
  enrolled: refreshEnrolled,
  'booking-received': refreshBookingReceived,
  'payment-reminder': refreshPaymentReminder,
  'slot-released': refreshSlotReleased,
  'payment-claimed': refreshPaymentClaimed,
  'payment-verified': refreshPaymentVerified,
  'gift-voucher': refreshGiftVoucher,
  'payment-rejected': refreshPaymentRejected,
  'booking-changed': refreshBookingChanged,
  'astrologer-changed': refreshAstrologerChanged,
  'slot-lost': refreshSlotLost,
  'waitlist-joined': refreshWaitlistJoined,
  'waitlist-offer': refreshWaitlistOffer,
  'reminder-2-days': refreshTwoDayReminder,
  'session-soon': refreshSessionSoon,
  'session-link': refreshSessionLink,
  'session-handed-over': refreshHandedOver,
  'session-follow-up': refreshFollowUp,
  'answer-due': refreshAnswerDue,
  'sessions-tomorrow': refreshSessionsTomorrow,
  'remedy-eve': refreshRemedyEve,
  'sign-in-by-password': unchanged,
  'sign-up-attempt': unchanged,
  'password-changed': unchanged,
  'address-changed': unchanged,
  'identity-linked': unchanged,
  'upi-changed': unchanged,
  'payment-ways-changed': unchanged,
  'contact-received': unchanged,
  'contact-acknowledged': unchanged,
  'suggestion-received': unchanged,
  'content-available': unchanged,
  'booking-cancelled': unchanged,
  'client-cancelled': unchanged,
  'client-activity': unchanged,
  'calendar-unreadable': unchanged,
  'answer-published': unchanged,
  'remedies-published': unchanged,
  'client-file': unchanged,
  'refund-sent': unchanged,
  'credit-refunded': unchanged,
  'payment-not-found': unchanged,
  'emails-undelivered': unchanged,
}

/** Reads again what an email is about, because it may have waited for days. */
export async function refreshEmail(
  db: Database,
  { id, eventKey, email, queuedAt }: DueEmail,
  now: Date,
): Promise<Outcome<Email, SkipReason>> {
  // The table above pairs each kind with its own function; the compiler cannot follow that through a union.
  const refresh = REFRESHES[email.kind] as (db: Database, email: Email, due: Due) => Promise<Outcome<Email, SkipReason>>
  const current = await refresh(db, email, { id, eventKey, now })
  if (!current.ok) return current
  return emailExpiry(current.value, queuedAt) <= now ? refused('expired') : current
}
