import { GIFT_VOUCHER } from '#content/emails/payments.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { refreshGiftVoucher } from '#usecases/bookings/refresh-booking-email.ts'
import { button, code, type EmailDefinition, facts, forWeeks, note, paragraph, quote } from '../email.ts'

export const giftVoucher: EmailDefinition<'gift-voucher'> = {
  expiry: forWeeks,
  refresh: refreshGiftVoucher,
  compose: ({ bookingId, voucher }, { practice, bookingUrl, openVoucher }, { address }) => {
    if (!voucher) throw new Error('The voucher of an email is read when it is sent.')
    const { amount, lastDay, giverName, message } = voucher
    const worth = formatRupees(amount)
    const giver = giverName || GIFT_VOUCHER.unnamedGiver
    return {
      subject: GIFT_VOUCHER.subject(giver),
      preview: GIFT_VOUCHER.preview(worth, practice.name),
      blocks: [
        paragraph(GIFT_VOUCHER.opening(giver, worth, practice.name)),
        ...(message ? [quote(message)] : []),
        paragraph(GIFT_VOUCHER.code),
        code(openVoucher(voucher.code)),
        facts([GIFT_VOUCHER.value, worth], [GIFT_VOUCHER.validUntil, longDay(lastDay)]),
        button(GIFT_VOUCHER.button, bookingUrl('voucher', bookingId, address)),
        paragraph(GIFT_VOUCHER.howToRedeem),
        note(GIFT_VOUCHER.note),
      ],
    }
  },
}
