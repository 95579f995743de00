import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { Paise } from '#domain/money.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'

type VerifiedClaim = {
  readonly amount: Paise
  readonly claim: { readonly id: number; readonly upiReference: string }
  readonly staffId: string
}

/** The verified money of a claim, in the ledger of its booking. */
export async function recordPaymentEntry(
  tx: Database,
  booking: BookingRow,
  { amount, claim, staffId }: VerifiedClaim,
  now: Date,
): Promise<void> {
  const about = { at: now, way: 'upi', reference: claim.upiReference, claimId: claim.id, recordedBy: staffId } as const
  await recordLines(tx, booking, [{ kind: 'payment', amount, label: 'Payment' }], about)
}
