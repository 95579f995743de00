import { findProfile } from '#db/accounts/profiles.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { recordBoughtPass, requirePassOffer } from '#db/bookings/passes.ts'
import type { Database } from '#db/client.ts'
import { lastDayOf } from '#domain/bookings/passes.ts'
import { istDate } from '#domain/india-time.ts'

/** The pass of a booking that is being confirmed. It keeps the terms of today, whatever is sold later. */
export async function issuePass(tx: Database, booking: BookingRow, now: Date): Promise<void> {
  if (booking.passId === null) throw new Error('Only the sale of a pass issues one.')
  const { name, packageId, sessions, validMonths, isShared } = await requirePassOffer(tx, booking.passId)
  const profile = await findProfile(tx, booking.userId)
  await recordBoughtPass(tx, {
    bookingId: booking.id,
    userId: booking.userId,
    packageId,
    name,
    sessions,
    isShared,
    holderName: profile?.fullName ?? '',
    boughtAt: now,
    lastDay: lastDayOf(istDate(now), validMonths),
  })
}
