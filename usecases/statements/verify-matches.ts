import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { hasOpenMatch, listOpenMatches } from '#db/payments/statements.ts'
import { decideClaim } from '#usecases/payments/decide-payment.ts'

export type VerifiedMatches = { readonly verified: number; readonly left: number }

/**
 * Verifies all exact matches of an upload; for some seconds this can be undone. Each claim is checked again in its own
 * transaction; those decided in the meantime, and the user's own bookings, are skipped.
 */
export async function verifyMatches(
  db: Database,
  { uploadId, staffId }: { readonly uploadId: number; readonly staffId: string },
  now: Date,
): Promise<VerifiedMatches> {
  const open = await listOpenMatches(db, uploadId)
  let verified = 0
  for (const { bookingId } of open) {
    const isVerified = await db.transaction(async (tx) => {
      // The upload may be taken back at the same time.
      await lockBooking(tx, bookingId)
      if (!(await hasOpenMatch(tx, uploadId, bookingId))) return false
      return (await decideClaim(tx, { bookingId, staffId, kind: 'verified' }, now)).ok
    })
    if (isVerified) verified += 1
  }
  return { verified, left: open.length - verified }
}
