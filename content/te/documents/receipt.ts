import type { ReceiptTitle } from '#domain/invoices/receipt.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type * as en from '../../en/documents/receipt.ts'
import type { Texts } from '../../texts.ts'

export const RECEIPT_TITLES: Readonly<Record<ReceiptTitle, string>> = {
  receipt: 'రసీదు',
  'refund-voucher': 'రీఫండ్ వోచర్ (Refund Voucher)',
  'refund-receipt': 'రీఫండ్ రసీదు',
}

/** How the money came or went back. */
export const RECEIPT_METHODS: Readonly<Record<LedgerMethod, string>> = {
  upi: 'UPI',
  bank: 'బ్యాంక్ బదిలీ',
  swift: 'విదేశాల నుంచి బదిలీ',
  link: 'చెల్లింపు లింక్',
  cash: 'నగదు',
  card: 'కార్డ్',
}

export const RECEIPT_PDF: Texts<typeof en.RECEIPT_PDF> = {
  cancelled: 'రద్దయింది: పొరపాటున నమోదైంది',
  client: { payment: 'ఎవరి నుంచి అందింది', refund: 'ఎవరికి తిరిగి ఇచ్చాం' },
  unnamedClient: 'క్లయింట్',
  amount: 'మొత్తం',
  inWords: 'అక్షరాలా',
  about: 'దేని కోసం',
  service: (name, bookingCode) => `${name}, బుకింగ్ ${bookingCode}`,
  onAccount: { payment: 'ఖాతాలో చెల్లింపు', refund: 'ఖాతాలో జమ' },
  invoice: 'ఇన్‌వాయిస్',
  creditNote: 'క్రెడిట్ నోట్',
  date: 'తేదీ',
  method: { payment: 'చెల్లించిన విధానం', refund: 'రీఫండ్ విధానం' },
  reference: 'రిఫరెన్స్',
  foot: 'ఇది కంప్యూటర్‌లో తయారైంది, సంతకం లేకుండానే చెల్లుతుంది. ఇది పన్ను ఇన్‌వాయిస్ కాదు.',
}
