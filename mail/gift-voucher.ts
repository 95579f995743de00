import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { button, type Compose, code, facts, note, paragraph, quote } from './email.ts'

export const giftVoucher: Compose<'gift-voucher'> = (
  { bookingId, voucher },
  { practice, bookingUrl, openVoucher },
  { address },
) => {
  if (!voucher) throw new Error('The voucher of an email is read when it is sent.')
  const { amount, lastDay, giverName, message } = voucher
  const worth = formatRupees(amount)
  const from = giverName || 'Somebody'
  return {
    subject: `A gift for you from ${from}`,
    preview: `A voucher for ${worth} at ${practice.name}.`,
    blocks: [
      paragraph(`${from} has given you a gift voucher for ${worth} at ${practice.name}.`),
      ...(message ? [quote(message)] : []),
      paragraph('This is your code:'),
      code(openVoucher(voucher.code)),
      facts(['Value', worth], ['Valid until', longDay(lastDay)]),
      button('Open your gift', bookingUrl('voucher', bookingId, address)),
      paragraph(
        'There you can print it or add it to your credit. Or sign in, and type the code on your dashboard or when you pay for a booking. What is left of it pays for your next booking.',
      ),
      note(
        'Whoever has the code can use it once, so please do not share this email. The voucher is attached to print.',
      ),
    ],
  }
}
