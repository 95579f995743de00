import { CARD } from '#app/content/desk.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { groupedReference } from './grouped-reference.ts'

/** The reference of the client's transfer, by which the bank's app finds the account to refund. */
export function PaidWith({ reference, code }: { reference: string; code: string }) {
  return (
    <p className="desk-reference">
      <span className="hint">{CARD.paidWith}</span> <span>{groupedReference(reference)}</span>
      <CopyButton text={reference} what={`reference of ${code}`} />
    </p>
  )
}
