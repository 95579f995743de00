import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { button, type Compose, code, facts, note, paragraph, quote } from './email.ts'

export const giftVoucher: Compose<'gift-voucher'> = ({ voucher }, { practice, appUrl, openVoucher }) => {
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
      paragraph(
        'Sign in or create an account, and type the code on your dashboard or when you pay for a booking. The whole value becomes your credit, and what is left pays for your next booking.',
      ),
      button('Choose a consultation', `${appUrl}/consultation`),
      note(
        'Whoever has the code can use it once, so please do not share this email. The voucher is attached to print.',
      ),
    ],
  }
}
