import { isErased, lockAccount } from '#db/accounts/users.ts'
import { type BookingRow, findBookingRow } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** A concurrent erasure or publication waits for this lock. */
export async function lockClientOf(
  tx: Transaction,
  bookingId: string,
): Promise<Outcome<BookingRow, 'booking-not-found' | 'client-erased'>> {
  const booking = await findBookingRow(tx, bookingId)
  if (!booking) return refused('booking-not-found')
  await lockAccount(tx, booking.userId)
  return (await isErased(tx, booking.userId)) ? refused('client-erased') : accepted(booking)
}
