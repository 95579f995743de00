import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { partPaidBlocks } from './balance-due.ts'
import { bookingFacts, paymentUrl } from './booking-facts.ts'
import { type Block, button, type Compose, type EmailContext, note, paragraph, type Reader } from './email.ts'

/** A payment that the desk had recorded by mistake was taken back. */
export const paymentReversed: Compose<'payment-rejected'> = (email, context, reader) => ({
  subject: `A correction for your booking ${email.booking.code}`,
  preview: 'We had recorded a payment by mistake.',
  blocks: [
    paragraph(
      'We had recorded a payment for your booking by mistake and have taken it back. We are sorry for the confusion. If you have not paid yet, please pay now; if you have, please send us the transaction ID.',
    ),
    bookingFacts(email.booking, reader),
    ...partPaidBlocks(email),
    button('Go to the payment', paymentUrl(email, context, reader)),
    payableNote(email, context, reader),
  ],
})

type Rejected = Parameters<Compose<'payment-rejected'>>[0]

/** Until when it can be paid; what is left of a confirmed booking has no such time. */
export function payableNote({ balance, payableUntil }: Rejected, { practice }: EmailContext, reader: Reader): Block {
  const terms =
    balance === undefined
      ? `You can do this until ${clientTime(payableUntil, reader)}.`
      : `Your booking stays confirmed, and ${formatRupees(balance)} is still due.`
  return note(
    `${terms} If the money has left your account, don't worry: write to ${practice.email} and we will find it.`,
  )
}
