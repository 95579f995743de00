import { REFUND_SENT } from '#content/emails/payments.ts'
import { formatRupees } from '#content/words/money.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { bookingFacts, forBooking } from '../bookings/booking-parts.ts'
import { button, type EmailDefinition, editableText, forWeeks, note, paragraph } from '../email.ts'

export const refundSent: EmailDefinition<'refund-sent'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ booking, amount }, context, reader) => {
    const { appUrl, practice } = context
    const values = { ...forBooking(booking), amount: formatRupees(amount) }
    const { subject, opening } = editableText('refund-sent', context, values)
    return {
      subject,
      preview: REFUND_SENT.preview(formatRupees(amount)),
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        button(REFUND_SENT.button, `${appUrl}/dashboard/invoices`),
        note(REFUND_SENT.note(practice.email)),
      ],
    }
  },
}
