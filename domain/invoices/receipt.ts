import type { Paise } from '#domain/money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { FinancialYear } from './invoice-number.ts'

/** What a receipt says: money that came from a client, or went back. */
export type Receipt = {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly at: Date
  readonly amount: Paise
  readonly method: LedgerMethod | null
  readonly reference: string | null
  /** Null for a client who has given no name. */
  readonly clientName: string | null
  /** Null for money of the client's account. */
  readonly service: {
    readonly serviceName: string
    readonly questionCount: number
    readonly bookingCode: string
  } | null
  /** Null without a numbered invoice. */
  readonly invoiceNumber: string | null
  /** Of a refund; null if the money was on no invoice. */
  readonly creditNote: string | null
  /** The payment was recorded by mistake and taken back. */
  readonly isReversed: boolean
  readonly seller: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string }
}

/** Receipts of payments, and receipts and vouchers of refunds, are counted apart. */
export type ReceiptSeries = 'RC' | 'RF'

export function receiptSeries(kind: Receipt['kind']): ReceiptSeries {
  return kind === 'payment' ? 'RC' : 'RF'
}

type Numbered = {
  readonly id: number
  readonly kind: Receipt['kind']
  /** Null for a receipt from before receipts were counted. */
  readonly receipt: { readonly financialYear: FinancialYear; readonly place: number } | null
}

/** "RC/26-27/00042": consecutive in its financial year. One from before has the number of its entry, "RC-000123". */
export function receiptNumber({ id, kind, receipt }: Numbered): string {
  const series = receiptSeries(kind)
  if (receipt === null) return `${series}-${String(id).padStart(6, '0')}`
  return `${series}/${receipt.financialYear}/${String(receipt.place).padStart(5, '0')}`
}

export type ReceiptTitle = 'receipt' | 'refund-voucher' | 'refund-receipt'

/**
 * The title that the document has (0136). Money that was invoiced goes back with a credit note, so this is only a receipt;
 * money that was on no invoice, paid in advance or too much, goes back with a refund voucher.
 */
export function receiptTitle({ kind, creditNote }: Pick<Receipt, 'kind' | 'creditNote'>): ReceiptTitle {
  if (kind === 'payment') return 'receipt'
  return creditNote === null ? 'refund-voucher' : 'refund-receipt'
}

export function receiptFileName({ number }: Pick<Receipt, 'number'>): string {
  return `receipt-${number.replaceAll('/', '-')}.pdf`
}
