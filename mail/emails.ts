import type { EmailKind } from '#domain/emails/emails.ts'
import { accountInactive } from './accounts/account-inactive.ts'
import { addressChanged } from './accounts/address-changed.ts'
import { changeAddress } from './accounts/change-address.ts'
import { deletionScheduled } from './accounts/deletion-scheduled.ts'
import { identityLinked } from './accounts/identity-linked.ts'
import { newDevice } from './accounts/new-device.ts'
import { passwordChanged } from './accounts/password-changed.ts'
import { resetPasswordEmail } from './accounts/reset-password.ts'
import { secondFactorChanged } from './accounts/second-factor-changed.ts'
import { signInByPassword } from './accounts/sign-in-by-password.ts'
import { signInCode } from './accounts/sign-in-code.ts'
import { signUpAttempt } from './accounts/sign-up-attempt.ts'
import { staffInvitation } from './accounts/staff-invitation.ts'
import { verifyAddressEmail } from './accounts/verify-address.ts'
import { festivalEve } from './almanac/festival-eve.ts'
import { festivalOptIn } from './almanac/festival-opt-in.ts'
import { remedyEve } from './almanac/remedy-eve.ts'
import { answerPublished } from './bookings/answer-published.ts'
import { astrologerChanged } from './bookings/astrologer-changed.ts'
import { bookingCancelled } from './bookings/booking-cancelled.ts'
import { bookingChanged } from './bookings/booking-changed.ts'
import { bookingReceived } from './bookings/booking-received.ts'
import { remediesPublished } from './bookings/remedies-published.ts'
import { reminder2Days } from './bookings/reminder-2-days.ts'
import { sessionFollowUp } from './bookings/session-follow-up.ts'
import { sessionLink } from './bookings/session-link.ts'
import { sessionSoon } from './bookings/session-soon.ts'
import { slotReleased } from './bookings/slot-released.ts'
import { waitlistJoined } from './bookings/waitlist-joined.ts'
import { waitlistOffer } from './bookings/waitlist-offer.ts'
import { answerDueEmail } from './desk/answer-due.ts'
import { calendarUnreadable } from './desk/calendar-unreadable.ts'
import { clientActivity } from './desk/client-activity.ts'
import { clientCancelled } from './desk/client-cancelled.ts'
import { clientFile } from './desk/client-file.ts'
import { contactReceived } from './desk/contact-received.ts'
import { emailsUndelivered } from './desk/emails-undelivered.ts'
import { gatewayRefundFailed } from './desk/gateway-refund-failed.ts'
import { latePaymentReceived } from './desk/late-payment-received.ts'
import { sessionHandedOver } from './desk/session-handed-over.ts'
import { sessionsTomorrow } from './desk/sessions-tomorrow.ts'
import { slotLost } from './desk/slot-lost.ts'
import { suggestionReceived } from './desk/suggestion-received.ts'
import { webhookSwitchedOff } from './desk/webhook-switched-off.ts'
import type { EmailDefinition } from './email.ts'
import { classReminder } from './learning/class-reminder.ts'
import { contentAvailable } from './learning/content-available.ts'
import { enrolled } from './learning/enrolled.ts'
import { groupCancelled, groupChanged, groupFull, groupOffer, groupWaitJoined, seatLost } from './learning/groups.ts'
import { lessonQuestionAnswered } from './learning/lesson-question-answered.ts'
import { newLessons } from './learning/new-lessons.ts'
import { workAnswered } from './learning/work-answered.ts'
import { creditRefunded } from './payments/credit-refunded.ts'
import { gatewayChanged } from './payments/gateway-changed.ts'
import { giftVoucher } from './payments/gift-voucher.ts'
import { latePayment } from './payments/late-payment.ts'
import { paymentClaimed } from './payments/payment-claimed.ts'
import { paymentMethodsChanged } from './payments/payment-methods-changed.ts'
import { paymentNotFound } from './payments/payment-not-found.ts'
import { paymentRejected } from './payments/payment-rejected.ts'
import { paymentReminder } from './payments/payment-reminder.ts'
import { paymentVerified } from './payments/payment-verified.ts'
import { refundSent } from './payments/refund-sent.ts'
import { upiChanged } from './payments/upi-changed.ts'
import { birthday } from './visitors/birthday.ts'
import { contactAcknowledged } from './visitors/contact-acknowledged.ts'
import { newPost } from './visitors/new-post.ts'
import { newsletterOptIn } from './visitors/newsletter-opt-in.ts'

/** Every email of the practice. A new kind does not compile until it is listed here. */
export const EMAILS: { readonly [Kind in EmailKind]: EmailDefinition<Kind> } = {
  'verify-address': verifyAddressEmail,
  'change-address': changeAddress,
  'reset-password': resetPasswordEmail,
  'sign-in-code': signInCode,
  'sign-in-by-password': signInByPassword,
  'sign-up-attempt': signUpAttempt,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'identity-linked': identityLinked,
  'new-device': newDevice,
  'second-factor-changed': secondFactorChanged,
  'account-inactive': accountInactive,
  'deletion-scheduled': deletionScheduled,
  'staff-invitation': staffInvitation,
  'upi-changed': upiChanged,
  'payment-ways-changed': paymentMethodsChanged,
  'contact-received': contactReceived,
  'contact-acknowledged': contactAcknowledged,
  'newsletter-opt-in': newsletterOptIn,
  'festival-opt-in': festivalOptIn,
  'festival-eve': festivalEve,
  'suggestion-received': suggestionReceived,
  'content-available': contentAvailable,
  'booking-cancelled': bookingCancelled,
  'booking-changed': bookingChanged,
  'astrologer-changed': astrologerChanged,
  'booking-received': bookingReceived,
  enrolled,
  'work-answered': workAnswered,
  'lesson-question-answered': lessonQuestionAnswered,
  'new-lessons': newLessons,
  'payment-reminder': paymentReminder,
  'slot-released': slotReleased,
  'payment-claimed': paymentClaimed,
  'payment-rejected': paymentRejected,
  'gift-voucher': giftVoucher,
  'payment-verified': paymentVerified,
  'late-payment': latePayment,
  'late-payment-received': latePaymentReceived,
  'gateway-refund-failed': gatewayRefundFailed,
  'gateway-changed': gatewayChanged,
  'slot-lost': slotLost,
  'waitlist-joined': waitlistJoined,
  'waitlist-offer': waitlistOffer,
  'group-wait-joined': groupWaitJoined,
  'group-offer': groupOffer,
  'group-cancelled': groupCancelled,
  'group-changed': groupChanged,
  'class-reminder': classReminder,
  'group-full': groupFull,
  'seat-lost': seatLost,
  'client-cancelled': clientCancelled,
  'client-activity': clientActivity,
  'calendar-unreadable': calendarUnreadable,
  'webhook-switched-off': webhookSwitchedOff,
  'reminder-2-days': reminder2Days,
  'session-soon': sessionSoon,
  'session-link': sessionLink,
  'session-handed-over': sessionHandedOver,
  'answer-published': answerPublished,
  'remedies-published': remediesPublished,
  'remedy-eve': remedyEve,
  'answer-due': answerDueEmail,
  'sessions-tomorrow': sessionsTomorrow,
  'client-file': clientFile,
  'session-follow-up': sessionFollowUp,
  'refund-sent': refundSent,
  birthday,
  'credit-refunded': creditRefunded,
  'payment-not-found': paymentNotFound,
  'emails-undelivered': emailsUndelivered,
  'new-post': newPost,
}
