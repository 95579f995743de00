import { percentText } from '#content/words/numbers.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PracticeGst } from '#domain/content/practice-profile.ts'
import { GST_PERCENT } from '#domain/invoices/gst.ts'
import type { InvoiceSnapshot, InvoiceTitle } from '#domain/invoices/invoice.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type * as en from '../../en/documents/invoice.ts'
import type { Texts } from '../../texts.ts'

/** The titles that the law requires keep their English name beside the Telugu one. */
export const INVOICE_TITLES: Readonly<Record<InvoiceTitle, string>> = {
  provisional: 'తాత్కాలిక ఇన్‌వాయిస్',
  'credit-note': 'క్రెడిట్ నోట్ (Credit Note)',
  unregistered: 'ఇన్‌వాయిస్ (Invoice)',
  bill_of_supply: 'సరఫరా బిల్లు (Bill of Supply)',
  tax_invoice: 'పన్ను ఇన్‌వాయిస్ (Tax Invoice)',
}

export const INVOICE_STATUS: Texts<typeof en.INVOICE_STATUS> = {
  paid: 'చెల్లించారు',
  pending: 'చెల్లింపు సరిచూస్తున్నాం',
  cancelled: 'రద్దయింది',
  'part-paid': 'కొంత చెల్లించారు',
  'not-paid': 'చెల్లించాల్సిన బాకీ',
}

/** At the foot, by how the practice is registered for tax. */
export const TAX_NOTES: Readonly<Record<PracticeGst['mode'], string>> = {
  unregistered: 'సరఫరాదారు GST కింద నమోదు కాలేదు. పన్ను వసూలు చేయలేదు.',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies.',
  tax_invoice: 'ధరలో GST కలిసి ఉంది. రివర్స్ ఛార్జ్: లేదు.',
}

export const INVOICED_SERVICES: Readonly<Record<ServiceType, string>> = {
  course: 'కోర్సు',
  consultation: 'సంప్రదింపు',
  pass: 'సెషన్ పాస్',
  voucher: 'గిఫ్ట్ వోచర్',
}

export const INVOICE_PDF: Texts<typeof en.INVOICE_PDF> = {
  date: (day) => `తేదీ: ${day}`,
  againstInvoice: (number) => `సంబంధిత ఇన్‌వాయిస్: ${number}`,
  notTaxDocument: 'తాత్కాలికం: ఇది పన్ను పత్రం కాదు',
  seller: 'సరఫరాదారు',
  client: 'బిల్లు ఎవరి పేరిట',
  unnamedClient: 'క్లయింట్',
  gstin: (gstin) => `GSTIN ${gstin}`,
  state: (name, code) => `రాష్ట్రం ${name} (${code})`,
  placeOfSupply: (name, code) => `సరఫరా స్థలం: ${name} (${code})`,
  service: 'సేవ',
  amount: 'మొత్తం',
  amountWithGst: 'GST తో మొత్తం',
  sac: (code) => `SAC ${code}`,
  booking: (code) => `బుకింగ్ ${code}`,
  discount: 'తగ్గింపు',
  namedDiscount: (name) => `తగ్గింపు: ${name}`,
  taxableValue: 'పన్ను విధించదగిన విలువ',
  cgst: `CGST ${percentText(GST_PERCENT / 2)}`,
  sgst: `SGST ${percentText(GST_PERCENT / 2)}`,
  igst: `IGST ${percentText(GST_PERCENT)}`,
  total: 'అంతా కలిపి',
  payment: 'చెల్లింపు',
  refund: 'రీఫండ్',
  nothingSent: 'ఈ క్రెడిట్ నోట్‌తో డబ్బు తిరిగి పంపలేదు',
  beingChecked: 'చెల్లింపు సరిచూస్తున్నాం',
  cancelledBeforePayment: 'చెల్లింపుకు ముందే రద్దయింది',
  receivedOn: (day) => `చెల్లింపు అందిన రోజు: ${day}`,
  receivedOf: (received, total) => `${total} లో ${received} అందింది`,
  balanceDue: 'చెల్లించాల్సిన బాకీ',
  laterPayments: 'తర్వాతి ప్రతి చెల్లింపుకూ రసీదు ఉంటుంది.',
  note: 'గమనిక',
  provisional: 'ఇది పన్ను చట్టం ప్రకారం ఇన్‌వాయిస్ కాదు, రసీదు కాదు. చెల్లింపు సరిచూశాక ఇన్‌వాయిస్‌కు నంబర్ వస్తుంది.',
  foot: 'ఇది కంప్యూటర్‌లో తయారైంది, సంతకం లేకుండానే చెల్లుతుంది.',
}

/** One part of several that paid an invoice. */
export const PART_PAID_BY: Readonly<Record<LedgerMethod, string>> = {
  upi: 'UPI ద్వారా చెల్లింపు',
  bank: 'బ్యాంక్ బదిలీ ద్వారా చెల్లింపు',
  swift: 'SWIFT బదిలీ ద్వారా చెల్లింపు',
  link: 'చెల్లింపు లింక్ ద్వారా చెల్లింపు',
  cash: 'నగదు చెల్లింపు',
  card: 'కార్డ్ ద్వారా చెల్లింపు',
}

type Payment = Pick<InvoiceSnapshot, 'way' | 'upiReference'>
type Way = NonNullable<InvoiceSnapshot['way']>

const PAID_BY: Readonly<Record<Way, string>> = {
  upi: 'UPI రిఫరెన్స్',
  bank: 'బ్యాంక్ బదిలీ ద్వారా చెల్లింపు, UTR',
  swift: 'SWIFT బదిలీ ద్వారా చెల్లింపు, రిఫరెన్స్',
  link: 'చెల్లింపు లింక్ ద్వారా చెల్లింపు, రిఫరెన్స్',
  cash: 'నగదు చెల్లింపు',
  card: 'కార్డ్ ద్వారా చెల్లింపు',
  session: 'సెషన్‌లో చెల్లించాలి',
}

/** The payment's line on an invoice; undefined without a payment, as for a booking paid with credit. */
export function paidBy({ way = 'upi', upiReference }: Payment): string | undefined {
  if (way === 'upi' && upiReference === '') return undefined
  return way === 'session' ? PAID_BY.session : `${PAID_BY[way]} ${upiReference}`.trimEnd()
}

/** The refund's line on a credit note, with the payment that went back. */
export function refundedOn(day: string, { way = 'upi', upiReference }: Payment): string {
  if (way === 'upi' && upiReference === '') return `రీఫండ్ చేసిన రోజు: ${day}`
  return `రీఫండ్ చేసిన రోజు: ${day} (${`${PAID_BY[way]} ${upiReference}`.trimEnd()})`
}
