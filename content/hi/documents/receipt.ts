import type { ReceiptTitle } from '#domain/invoices/receipt.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type * as en from '../../en/documents/receipt.ts'
import type { Texts } from '../../texts.ts'

export const RECEIPT_TITLES: Readonly<Record<ReceiptTitle, string>> = {
  receipt: 'रसीद',
  'refund-voucher': 'रिफ़ंड वाउचर (Refund Voucher)',
  'refund-receipt': 'रिफ़ंड की रसीद',
}

/** How the money came or went back. */
export const RECEIPT_METHODS: Readonly<Record<LedgerMethod, string>> = {
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  swift: 'विदेश से ट्रांसफ़र',
  link: 'भुगतान लिंक',
  cash: 'नकद',
  card: 'कार्ड',
}

export const RECEIPT_PDF: Texts<typeof en.RECEIPT_PDF> = {
  cancelled: 'रद्द: गलती से लिखी गई',
  client: { payment: 'किनसे मिला', refund: 'किन्हें लौटाया' },
  unnamedClient: 'ग्राहक',
  amount: 'रकम',
  inWords: 'शब्दों में',
  about: 'विवरण',
  service: (name, bookingCode) => `${name}, बुकिंग ${bookingCode}`,
  onAccount: { payment: 'खाते में भुगतान', refund: 'खाते में जमा रकम' },
  invoice: 'इनवॉइस',
  creditNote: 'क्रेडिट नोट',
  date: 'तारीख',
  method: { payment: 'भुगतान का तरीका', refund: 'रिफ़ंड का तरीका' },
  reference: 'रेफ़रेंस',
  foot: 'यह कंप्यूटर से बना है और बिना हस्ताक्षर के मान्य है। यह कर इनवॉइस नहीं है।',
}
