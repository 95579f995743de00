import type { Paise } from '#domain/money.ts'
import type { MoneyWay } from './ledger.ts'

/** What a receipt says: money that came from a client, or went back. */
export type Receipt = {
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly at: Date
  readonly amount: Paise
  readonly way: MoneyWay | null
  readonly reference: string | null
  readonly clientName: string
  /** The service and its booking, or the account. */
  readonly about: string
  /** Null without a numbered invoice. */
  readonly invoiceNumber: string | null
  /** Of a refund; null if the money was on no invoice. */
  readonly creditNote: string | null
  /** The payment was recorded by mistake and taken back. */
  readonly isReversed: boolean
  readonly seller: { readonly name: string; readonly address: string; readonly email: string; readonly phone: string }
}

/** The entry's own number, which the desk can find again. */
export function receiptNumber({ id, kind }: { readonly id: number; readonly kind: Receipt['kind'] }): string {
  return `${kind === 'payment' ? 'RC' : 'RF'}-${String(id).padStart(6, '0')}`
}

/**
 * The title that the document has (0136). Money that was invoiced goes back with a credit note, so this is only a receipt;
 * money that was on no invoice, paid in advance or too much, goes back with a refund voucher.
 */
export function receiptTitle({ kind, creditNote }: Pick<Receipt, 'kind' | 'creditNote'>): string {
  if (kind === 'payment') return 'Receipt'
  return creditNote === null ? 'Refund Voucher' : 'Refund Receipt'
}

export function receiptFileName({ number }: Pick<Receipt, 'number'>): string {
  return `receipt-${number}.pdf`
}
