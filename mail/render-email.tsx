import { renderToStaticMarkup } from 'react-dom/server'
import type { Email, EmailKind } from '#domain/emails/emails.ts'
import { accountInactive } from './account-inactive.ts'
import { addressChanged } from './address-changed.ts'
import { answerDue } from './answer-due.ts'
import { answerPublished } from './answer-published.ts'
import { arrangeBlocks } from './arrange-blocks.ts'
import { astrologerChanged } from './astrologer-changed.ts'
import { bookingCancelled } from './booking-cancelled.ts'
import { bookingChanged } from './booking-changed.ts'
import { bookingReceived } from './booking-received.ts'
import { calendarUnreadable } from './calendar-unreadable.ts'
import { changeAddress } from './change-address.ts'
import { clientActivity } from './client-activity.ts'
import { clientCancelled } from './client-cancelled.ts'
import { clientFile } from './client-file.ts'
import { contactAcknowledged } from './contact-acknowledged.ts'
import { contactReceived } from './contact-received.ts'
import { contentAvailable } from './content-available.ts'
import { creditRefunded } from './credit-refunded.ts'
import { deletionScheduled } from './deletion-scheduled.ts'
import type { Attachment, Compose, EmailContent, EmailContext, Reader } from './email.ts'
import { emailText } from './email-text.ts'
import { emailsUndelivered } from './emails-undelivered.ts'
import { enrolled } from './enrolled.ts'
import { festivalEve } from './festival-eve.ts'
import { festivalOptIn } from './festival-opt-in.ts'
import { giftVoucher } from './gift-voucher.ts'
import { greet } from './greeting.ts'
import { identityLinked } from './identity-linked.ts'
import { Layout } from './layout.tsx'
import { newPost } from './new-post.ts'
import { newsletterOptIn } from './newsletter-opt-in.ts'
import { passwordChanged } from './password-changed.ts'
import { paymentClaimed } from './payment-claimed.ts'
import { paymentNotFound } from './payment-not-found.ts'
import { paymentRejected } from './payment-rejected.ts'
import { paymentReminder } from './payment-reminder.ts'
import { paymentVerified } from './payment-verified.ts'
import { paymentWaysChanged } from './payment-ways-changed.ts'
import { refundSent } from './refund-sent.ts'
import { remediesPublished } from './remedies-published.ts'
import { remedyEve } from './remedy-eve.ts'
import { reminder2Days } from './reminder-2-days.ts'
import { resetPassword } from './reset-password.ts'
import { sessionFollowUp } from './session-follow-up.ts'
import { sessionHandedOver } from './session-handed-over.ts'
import { sessionLink } from './session-link.ts'
import { sessionSoon } from './session-soon.ts'
import { sessionsTomorrow } from './sessions-tomorrow.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signInCode } from './sign-in-code.ts'
import { signUpAttempt } from './sign-up-attempt.ts'
import { slotLost } from './slot-lost.ts'
import { slotReleased } from './slot-released.ts'
import { staffInvitation } from './staff-invitation.ts'
import { suggestionReceived } from './suggestion-received.ts'
import { upiChanged } from './upi-changed.ts'
import { verifyAddress } from './verify-address.ts'
import { waitlistJoined } from './waitlist-joined.ts'
import { waitlistOffer } from './waitlist-offer.ts'

/** A new kind of email does not compile until its content is listed here. */
const EMAILS: { readonly [Kind in EmailKind]: Compose<Kind> } = {
  'verify-address': verifyAddress,
  'change-address': changeAddress,
  'reset-password': resetPassword,
  'sign-in-code': signInCode,
  'sign-in-by-password': signInByPassword,
  'sign-up-attempt': signUpAttempt,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'identity-linked': identityLinked,
  'account-inactive': accountInactive,
  'deletion-scheduled': deletionScheduled,
  'staff-invitation': staffInvitation,
  'upi-changed': upiChanged,
  'payment-ways-changed': paymentWaysChanged,
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
  enrolled: enrolled,
  'payment-reminder': paymentReminder,
  'slot-released': slotReleased,
  'payment-claimed': paymentClaimed,
  'payment-rejected': paymentRejected,
  'gift-voucher': giftVoucher,
  'payment-verified': paymentVerified,
  'slot-lost': slotLost,
  'waitlist-joined': waitlistJoined,
  'waitlist-offer': waitlistOffer,
  'client-cancelled': clientCancelled,
  'client-activity': clientActivity,
  'calendar-unreadable': calendarUnreadable,
  'reminder-2-days': reminder2Days,
  'session-soon': sessionSoon,
  'session-link': sessionLink,
  'session-handed-over': sessionHandedOver,
  'answer-published': answerPublished,
  'remedies-published': remediesPublished,
  'remedy-eve': remedyEve,
  'answer-due': answerDue,
  'sessions-tomorrow': sessionsTomorrow,
  'client-file': clientFile,
  'session-follow-up': sessionFollowUp,
  'refund-sent': refundSent,
  'credit-refunded': creditRefunded,
  'payment-not-found': paymentNotFound,
  'emails-undelivered': emailsUndelivered,
  'new-post': newPost,
}

export type RenderedEmail = {
  readonly senderName: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo?: string
  readonly unsubscribeUrl?: string
  readonly attachments: readonly Attachment[]
}

export function renderEmail(email: Email, context: EmailContext, reader: Reader): RenderedEmail {
  // The table above pairs each kind with its own function; the compiler cannot follow that through a union.
  const compose = EMAILS[email.kind] as (email: Email, context: EmailContext, reader: Reader) => EmailContent
  const { greeting = greet(reader.name), attachments = [], ...composed } = compose(email, context, reader)
  const content = { ...composed, blocks: arrangeBlocks(composed.blocks) }
  const subject = oneLine(content.subject)

  return {
    // A practice without an address of its own is reached at the sender's.
    ...(context.practice.email && { replyTo: context.practice.email }),
    ...content,
    senderName: oneLine(context.practice.name),
    subject,
    attachments,
    html: `<!doctype html>${renderToStaticMarkup(<Layout {...content} subject={subject} greeting={greeting} context={context} />)}`,
    text: emailText({ ...content, greeting }, context),
  }
}

const LONGEST_SUBJECT = 150

/** Subjects may contain what a visitor typed: a line break in it must not become another header. */
function oneLine(subject: string): string {
  const line = subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1)}…`
}
