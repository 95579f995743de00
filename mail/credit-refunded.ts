import { formatRupees } from '#content/words/money.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const creditRefunded: Compose<'credit-refunded'> = ({ amount }, { appUrl, practice }) => ({
  subject: `Your refund of ${formatRupees(amount)} is on its way`,
  preview: 'The refund voucher is attached.',
  blocks: [
    paragraph(`We have refunded ${formatRupees(amount)} of your credit. Your bank may need a few days to show it.`),
    paragraph('The refund voucher is attached.'),
    button('View my account', `${appUrl}/dashboard/invoices`),
    note(`If it has not arrived within 15 business days, please write to ${practice.email}.`),
  ],
})
