import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import { balanceBlocks } from './balance-due.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, type EmailContent, note, paragraph } from './email.ts'

type Composed = Parameters<Compose<'payment-verified'>>

/** A further payment for a booking that was confirmed before: what came, and what is still due. */
export function partReceived(amount: Paise, [email, context, reader]: Composed): EmailContent {
  const { booking } = email
  const isPart = email.receivedSoFar !== undefined || email.balanceDue !== undefined
  const received = formatRupees(amount)
  return {
    subject: `We have received ${received} for ${booking.code}`,
    preview: isPart ? 'Thank you. A part is still missing.' : 'Your booking is paid in full. Thank you.',
    blocks: [
      paragraph(`Thank you. We have received your payment of ${received}.`),
      bookingFacts(booking, reader),
      ...(isPart ? balanceBlocks(email, context) : [paragraph('Your booking is now paid in full.')]),
      button('View my booking', `${context.appUrl}/dashboard`),
      note('The receipt is attached.'),
    ],
  }
}
