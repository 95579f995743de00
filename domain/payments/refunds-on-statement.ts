import type { Paise } from '#domain/money.ts'
import type { StatementDebit } from '#domain/statements/read-statement.ts'
import { readReferences } from '#domain/statements/statement-references.ts'
import { addDays, type IsoDate, istDate } from '#domain/time/india-time.ts'

/** A refund that the desk has recorded with the reference of its transfer. */
export type RecordedRefund = {
  readonly bookingId: string
  readonly code: string
  readonly amount: Paise
  readonly reference: string
  readonly refundedAt: Date
}

type Seen<Refund> = { readonly refund: Refund; readonly debit: StatementDebit }

/** `missing` are those that the file should have, because it covers the days on which they may have left the account. */
export type RefundsOnStatement<Refund extends RecordedRefund> = {
  readonly found: readonly Seen<Refund>[]
  readonly otherAmount: readonly Seen<Refund>[]
  readonly missing: readonly Refund[]
}

/** A bank may book a transfer some days after it was recorded here, or the day before. */
const DAYS_AROUND = 3

/** Looks for recorded refunds among the debits of a statement, by reference. Changes nothing. */
export function refundsOnStatement<Refund extends RecordedRefund>(
  debits: readonly StatementDebit[],
  refunds: readonly Refund[],
  period: { readonly from: IsoDate; readonly until: IsoDate } | null,
): RefundsOnStatement<Refund> {
  const debitBy = new Map(debits.flatMap((debit) => debit.references.map((reference) => [reference, debit] as const)))
  const seen: Seen<Refund>[] = []
  const missing: Refund[] = []
  for (const refund of refunds) {
    const [reference] = readReferences(refund.reference.replaceAll(/[\s-]/g, ''))
    // Without one that a bank would print, nothing can be said.
    if (reference === undefined) continue
    const debit = debitBy.get(reference)
    if (debit) seen.push({ refund, debit })
    else if (period && isWithin(refund, period)) missing.push(refund)
  }
  return {
    found: seen.filter(({ refund, debit }) => debit.amount === refund.amount),
    otherAmount: seen.filter(({ refund, debit }) => debit.amount !== refund.amount),
    missing,
  }
}

function isWithin({ refundedAt }: RecordedRefund, { from, until }: { from: IsoDate; until: IsoDate }): boolean {
  const day = istDate(refundedAt)
  return addDays(day, -DAYS_AROUND) >= from && addDays(day, DAYS_AROUND) <= until
}
