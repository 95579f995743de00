import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { paymentClaims } from '#db/schema/bookings.ts'
import type { Paise } from '#domain/money.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'

type VerifiedClaim = {
  readonly amount: Paise
  readonly claim: Pick<typeof paymentClaims.$inferSelect, 'id' | 'way' | 'reference'>
  readonly staffId: string
}

/** The verified money of a claim, in the ledger of its booking. */
export async function recordPaymentEntry(
  tx: Database,
  booking: BookingRow,
  { amount, claim, staffId }: VerifiedClaim,
  now: Date,
): Promise<void> {
  const { way } = claim
  if (way === 'session') throw new Error('A payment at the session is recorded by staff when they have it.')
  const about = { at: now, way, reference: claim.reference, claimId: claim.id, recordedBy: staffId } as const
  await recordLines(tx, booking, [{ kind: 'payment', amount, label: 'Payment' }], about)
}
