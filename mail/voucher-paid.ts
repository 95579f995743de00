import { formatRupees } from '#content/words/money.ts'
import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

/** The receipt of the buyer, with the voucher attached. */
export const voucherPaid: Compose<'payment-verified'> = ({ booking, voucher }, { appUrl }, reader) => {
  if (!voucher) throw new Error('Only the sale of a valid voucher has this email.')
  const { amount, recipientName, recipientEmail } = voucher
  return {
    subject: `Your gift voucher for ${formatRupees(amount)} is ready`,
    preview: 'We have received your payment. Thank you.',
    blocks: [
      paragraph(
        'Thank you. We have received your payment, and your gift voucher is ready. It is attached to this email.',
      ),
      paragraph(
        recipientEmail === null
          ? `Please print it or forward it to ${recipientName}.`
          : `We have also emailed it to ${recipientName} at ${recipientEmail}.`,
      ),
      bookingFacts(booking, reader),
      button('View my vouchers', `${appUrl}/dashboard`),
      note(
        'Whoever has the code can use it once. If you did not mean to buy it, please write to us before it is used.',
      ),
    ],
  }
}
