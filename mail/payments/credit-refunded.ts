import { CREDIT_REFUNDED, REFUND_SENT } from '#content/emails/payments.ts'
import { formatRupees } from '#content/words/money.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

export const creditRefunded: EmailDefinition<'credit-refunded'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ amount }, { appUrl, practice }) => ({
    subject: CREDIT_REFUNDED.subject(formatRupees(amount)),
    preview: CREDIT_REFUNDED.attached,
    blocks: [
      paragraph(CREDIT_REFUNDED.opening(formatRupees(amount))),
      paragraph(CREDIT_REFUNDED.attached),
      button(CREDIT_REFUNDED.button, `${appUrl}/dashboard/invoices`),
      note(REFUND_SENT.note(practice.email)),
    ],
  }),
}
