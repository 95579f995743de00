import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { lockVoucherOfBooking } from '#db/offers/vouchers.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { cancelByPractice } from '#usecases/bookings/cancel-by-practice.ts'

export type StaffCancelRefusal = 'booking-not-found' | 'own-booking' | 'already-cancelled' | 'voucher-redeemed'

/**
 * The practice cancels: everything paid is due back, regardless of the policy for clients; of a pass, the unused
 * share. A voucher becomes void, unless it was redeemed: then it is somebody's credit.
 */
export async function cancelForClient(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly refundDue: Paise }, StaffCancelRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.status === 'cancelled') return refused('already-cancelled')

    if (booking.serviceType === 'voucher') {
      const voucher = await lockVoucherOfBooking(tx, bookingId)
      if (voucher?.redeemedBy != null) return refused('voucher-redeemed')
    }

    return accepted(await cancelByPractice(tx, booking, { staffId }, now))
  })
}
