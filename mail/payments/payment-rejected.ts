import { PAY_AT_SESSION_DECLINED, PAYMENT_REJECTED, PAYMENT_REVERSED } from '#content/emails/payments.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { refreshPaymentRejected } from '#usecases/bookings/refresh-booking-email.ts'
import { bookingFacts, forBooking, paymentUrl } from '../bookings/booking-parts.ts'
import {
  type Block,
  button,
  type Compose,
  type EmailContext,
  type EmailDefinition,
  editableText,
  forWeeks,
  note,
  paragraph,
  quote,
  type Reader,
  whilePayable,
} from '../email.ts'
import { partPaidBlocks } from './balance-due.ts'

type Rejected = EmailOf<'payment-rejected'>

/** A payment that was not found, one that was recorded by mistake, or a request to pay at the session that was declined. */
export const paymentRejected: EmailDefinition<'payment-rejected'> = {
  expiry: (email, queuedAt) => (email.balance === undefined ? whilePayable(email) : forWeeks(email, queuedAt)),
  refresh: refreshPaymentRejected,
  compose: (email, context, reader) => {
    if (email.isReversal) return paymentReversed(email, context, reader)
    return email.way === 'session' ? sessionDeclined(email, context, reader) : notFound(email, context, reader)
  },
}

const notFound: Compose<'payment-rejected'> = (email, context, reader) => {
  const { subject, opening } = editableText('payment-rejected', context, forBooking(email.booking))
  return {
    subject,
    preview: PAYMENT_REJECTED.preview,
    blocks: [
      paragraph(opening),
      quote(email.reason),
      bookingFacts(email.booking, reader),
      ...partPaidBlocks(email),
      paragraph(PAYMENT_REJECTED.sendAgain),
      button(PAYMENT_REJECTED.button, paymentUrl(email, context, reader)),
      payableNote(email, context, reader),
    ],
  }
}

const paymentReversed: Compose<'payment-rejected'> = (email, context, reader) => ({
  subject: PAYMENT_REVERSED.subject(email.booking.code),
  preview: PAYMENT_REVERSED.preview,
  blocks: [
    paragraph(PAYMENT_REVERSED.opening),
    bookingFacts(email.booking, reader),
    ...partPaidBlocks(email),
    button(PAYMENT_REVERSED.button, paymentUrl(email, context, reader)),
    payableNote(email, context, reader),
  ],
})

const sessionDeclined: Compose<'payment-rejected'> = (email, context, reader) => ({
  subject: PAY_AT_SESSION_DECLINED.subject(email.booking.code),
  preview: PAY_AT_SESSION_DECLINED.preview,
  blocks: [
    paragraph(PAY_AT_SESSION_DECLINED.opening),
    quote(email.reason),
    bookingFacts(email.booking, reader),
    paragraph(PAY_AT_SESSION_DECLINED.otherWay),
    button(PAY_AT_SESSION_DECLINED.button, paymentUrl(email, context, reader)),
    note(PAY_AT_SESSION_DECLINED.note(clientTime(email.payableUntil, reader), context.practice.email)),
  ],
})

/** Until when it can be paid; what is left of a confirmed booking has no such time. */
function payableNote({ balance, payableUntil }: Rejected, { practice }: EmailContext, reader: Reader): Block {
  return note(
    balance === undefined
      ? PAYMENT_REJECTED.payableUntil(clientTime(payableUntil, reader), practice.email)
      : PAYMENT_REJECTED.stillDue(formatRupees(balance), practice.email),
  )
}
