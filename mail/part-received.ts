import { formatRupees, type Paise } from '#domain/money.ts'
import { balanceBlocks } from './balance-due.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, type EmailContent, note, paragraph } from './email.ts'

type Composed = Parameters<Compose<'payment-verified'>>

/** A further payment for a booking that was confirmed before: what came, and what is still due. */
export function partReceived(amount: Paise, [email, context, { timeZone }]: Composed): EmailContent {
  const { booking, balanceDue } = email
  const received = formatRupees(amount)
  return {
    subject: `We have received ${received} for ${booking.code}`,
    preview: balanceDue === undefined ? 'Your booking is paid in full. Thank you.' : 'Thank you. A part is still due.',
    blocks: [
      paragraph(`Thank you. We have received your payment of ${received}.`),
      bookingFacts(booking, timeZone),
      ...(balanceDue === undefined ? [paragraph('Your booking is now paid in full.')] : balanceBlocks(email, context)),
      button('View my booking', `${context.appUrl}/dashboard`),
      note('The receipt is attached.'),
    ],
  }
}
