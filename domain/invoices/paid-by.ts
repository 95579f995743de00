import type { InvoiceSnapshot } from './invoice.ts'

const HOW: Readonly<Record<NonNullable<InvoiceSnapshot['way']>, string>> = {
  upi: 'with UPI reference',
  bank: 'by bank transfer, UTR',
  swift: 'by SWIFT transfer, reference',
  link: 'by payment link, reference',
  cash: 'in cash',
  card: 'by card',
  session: 'at the session',
}

type Payment = Pick<InvoiceSnapshot, 'way' | 'upiReference'>

/** "by bank transfer, UTR HDFC…"; undefined without a payment, as for a booking paid with credit. */
export function howPaid({ way = 'upi', upiReference }: Payment): string | undefined {
  if (way === 'upi' && upiReference === '') return undefined
  return `${HOW[way]} ${upiReference}`.trimEnd()
}

/** The payment's line on an invoice. */
export function paidBy(payment: Payment): string | undefined {
  const { way = 'upi', upiReference } = payment
  if (way === 'upi') return upiReference === '' ? undefined : `UPI reference ${upiReference}`
  return way === 'session' ? 'To be paid at the session' : `Paid ${howPaid(payment)}`
}
