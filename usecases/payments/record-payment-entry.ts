import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { recordMoney } from '#db/payments/ledger-entries.ts'
import type { paymentClaims } from '#db/schema/bookings.ts'
import type { Paise } from '#domain/money.ts'

type VerifiedClaim = {
  readonly amount: Paise
  readonly claim: Pick<typeof paymentClaims.$inferSelect, 'id' | 'method' | 'reference'>
  readonly staffId: string
}

/** The verified money of a claim, in the ledger of its booking. Returns the id of the entry. */
export async function recordPaymentEntry(
  tx: Database,
  booking: BookingRow,
  { amount, claim, staffId }: VerifiedClaim,
  now: Date,
): Promise<number> {
  const { method } = claim
  if (method === 'session') throw new Error('A payment at the session is recorded by staff when they have it.')
  const about = { at: now, method, reference: claim.reference, claimId: claim.id, recordedBy: staffId } as const
  const { id: bookingId, userId } = booking
  return recordMoney(tx, { ...about, kind: 'payment', amount, label: 'payment', bookingId, userId })
}
