import { percentText } from '#content/words/numbers.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PracticeGst } from '#domain/content/practice-profile.ts'
import { GST_PERCENT } from '#domain/invoices/gst.ts'
import type { InvoiceSnapshot, InvoiceTitle } from '#domain/invoices/invoice.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type * as en from '../../en/documents/invoice.ts'
import type { Texts } from '../../texts.ts'

/** The titles that the law requires keep their English name beside the Hindi one. */
export const INVOICE_TITLES: Readonly<Record<InvoiceTitle, string>> = {
  provisional: 'अस्थायी इनवॉइस',
  'credit-note': 'क्रेडिट नोट (Credit Note)',
  unregistered: 'इनवॉइस (Invoice)',
  bill_of_supply: 'आपूर्ति बिल (Bill of Supply)',
  tax_invoice: 'कर इनवॉइस (Tax Invoice)',
}

export const INVOICE_STATUS: Texts<typeof en.INVOICE_STATUS> = {
  paid: 'भुगतान हो गया',
  pending: 'भुगतान की जाँच हो रही है',
  cancelled: 'रद्द',
  'part-paid': 'आंशिक भुगतान',
  'not-paid': 'भुगतान बाकी',
}

/** At the foot, by how the practice is registered for tax. */
export const TAX_NOTES: Readonly<Record<PracticeGst['mode'], string>> = {
  unregistered: 'विक्रेता GST में पंजीकृत नहीं है। कोई कर नहीं लिया गया।',
  bill_of_supply: 'Composition taxable person, not eligible to collect tax on supplies.',
  tax_invoice: 'कीमत में GST शामिल है। रिवर्स चार्ज: नहीं।',
}

export const INVOICED_SERVICES: Readonly<Record<ServiceType, string>> = {
  course: 'कोर्स',
  consultation: 'परामर्श',
  pass: 'सेशन पास',
  voucher: 'गिफ़्ट वाउचर',
}

export const INVOICE_PDF: Texts<typeof en.INVOICE_PDF> = {
  date: (day) => `तारीख: ${day}`,
  againstInvoice: (number) => `इनवॉइस ${number} के संबंध में`,
  notTaxDocument: 'अस्थायी: यह कर दस्तावेज़ नहीं है',
  seller: 'विक्रेता',
  client: 'ग्राहक',
  unnamedClient: 'ग्राहक',
  gstin: (gstin) => `GSTIN ${gstin}`,
  state: (name, code) => `राज्य ${name} (${code})`,
  placeOfSupply: (name, code) => `आपूर्ति का स्थान: ${name} (${code})`,
  service: 'सेवा',
  amount: 'राशि',
  amountWithGst: 'GST सहित राशि',
  sac: (code) => `SAC ${code}`,
  booking: (code) => `बुकिंग ${code}`,
  discount: 'छूट',
  namedDiscount: (name) => `छूट: ${name}`,
  taxableValue: 'कर योग्य मूल्य',
  cgst: `CGST ${percentText(GST_PERCENT / 2)}`,
  sgst: `SGST ${percentText(GST_PERCENT / 2)}`,
  igst: `IGST ${percentText(GST_PERCENT)}`,
  total: 'कुल',
  payment: 'भुगतान',
  refund: 'रिफ़ंड',
  nothingSent: 'इस क्रेडिट नोट के साथ कोई रकम नहीं लौटाई गई',
  beingChecked: 'भुगतान की जाँच हो रही है',
  cancelledBeforePayment: 'भुगतान से पहले रद्द',
  receivedOn: (day) => `भुगतान ${day} को मिला`,
  receivedOf: (received, total) => `${total} में से ${received} मिले`,
  balanceDue: 'बाकी रकम',
  laterPayments: 'बाद के हर भुगतान की रसीद मिलती है।',
  note: 'टिप्पणी',
  provisional: 'यह कर कानून के अनुसार इनवॉइस नहीं है और रसीद भी नहीं। भुगतान की जाँच होने पर इनवॉइस को नंबर मिलता है।',
  foot: 'यह कंप्यूटर से बना है और बिना हस्ताक्षर के मान्य है।',
}

/** One part of several that paid an invoice. */
export const PART_PAID_BY: Readonly<Record<LedgerMethod, string>> = {
  upi: 'UPI से भुगतान',
  bank: 'बैंक ट्रांसफ़र से भुगतान',
  swift: 'SWIFT ट्रांसफ़र से भुगतान',
  link: 'भुगतान लिंक से भुगतान',
  cash: 'नकद भुगतान',
  card: 'कार्ड से भुगतान',
}

type Payment = Pick<InvoiceSnapshot, 'way' | 'upiReference'>
type Way = NonNullable<InvoiceSnapshot['way']>

const PAID_BY: Readonly<Record<Way, string>> = {
  upi: 'UPI रेफ़रेंस',
  bank: 'बैंक ट्रांसफ़र से भुगतान, UTR',
  swift: 'SWIFT ट्रांसफ़र से भुगतान, रेफ़रेंस',
  link: 'भुगतान लिंक से भुगतान, रेफ़रेंस',
  cash: 'नकद भुगतान',
  card: 'कार्ड से भुगतान',
  session: 'सेशन के समय देना है',
}

/** The payment's line on an invoice; undefined without a payment, as for a booking paid with credit. */
export function paidBy({ way = 'upi', upiReference }: Payment): string | undefined {
  if (way === 'upi' && upiReference === '') return undefined
  return way === 'session' ? PAID_BY.session : `${PAID_BY[way]} ${upiReference}`.trimEnd()
}

/** The refund's line on a credit note, with the payment that went back. */
export function refundedOn(day: string, { way = 'upi', upiReference }: Payment): string {
  if (way === 'upi' && upiReference === '') return `${day} को रकम लौटाई गई`
  const payment = way === 'session' ? 'सेशन के समय भुगतान' : `${PAID_BY[way]} ${upiReference}`.trimEnd()
  return `${day} को रकम लौटाई गई (${payment})`
}
