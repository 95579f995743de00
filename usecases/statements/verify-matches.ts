import type { Database } from '#db/client.ts'
import { listOpenMatches, markMatchVerified } from '#db/payments/statements.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'

export type VerifiedMatches = { readonly verified: number; readonly left: number }

/**
 * Verifies all exact matches of an upload. Each claim is checked again in its own transaction; those decided in the
 * meantime, and the user's own bookings, are skipped.
 */
export async function verifyMatches(
  db: Database,
  { uploadId, staffId }: { readonly uploadId: number; readonly staffId: string },
  now: Date,
): Promise<VerifiedMatches> {
  const open = await listOpenMatches(db, uploadId)
  let verified = 0
  for (const { bookingId, reference } of open) {
    const outcome = await db.transaction(async (tx) => {
      const decided = await verifyPayment(tx, { bookingId, staffId }, now)
      if (decided.ok) await markMatchVerified(tx, reference, now)
      return decided
    })
    if (outcome.ok) verified += 1
  }
  return { verified, left: open.length - verified }
}
