import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { REFERENCE_LABELS } from '#content/staff/practice/payment-methods.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'

export type ClaimedPayment = {
  /** Null where nothing has been paid. */
  readonly method: PaymentMethod | LedgerMethod | null
  /** Null for a payment without one, such as cash. */
  readonly reference: string | null
}

/** How the client paid, with the reference by which the bank's app finds the transfer. */
export function PaidWith({ method, reference, code }: ClaimedPayment & { code: string }) {
  if (method === null) return null
  return (
    <p className="desk-reference">
      <span className="hint">{REFERENCE_LABELS[method]}</span>{' '}
      {reference !== null && (
        <>
          <span>{groupedReference(reference)}</span>
          <CopyButton text={reference} what={`reference of ${code}`} />
        </>
      )}
    </p>
  )
}

/** In groups of four, which are easier to compare. */
export function groupedReference(reference: string): string {
  return reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
