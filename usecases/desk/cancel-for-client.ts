import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { lockPassOfBooking } from '#db/offers/passes.ts'
import { lockVoucherOfBooking } from '#db/offers/vouchers.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { recordCancellation, refundCaseOf, refundIfCancelled } from '#usecases/bookings/cancel-booking.ts'

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

    const refund = await refundByPractice(tx, booking, now)
    const { refundDue } = await recordCancellation(tx, booking, { cause: 'staff', actorId: staffId, refund }, now)
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'booking-cancelled-by-staff', actorId: staffId, subject, at: now })
    return accepted({ refundDue })
  })
}

async function refundByPractice(tx: Database, booking: BookingRow, now: Date): Promise<Paise> {
  if (booking.paymentStatus === 'pending') return paiseFrom(0)
  const cancelled = { ...booking, outcome: null }
  if (booking.serviceType !== 'pass') return (await refundCaseOf(tx, cancelled)).amount
  await lockPassOfBooking(tx, booking.id)
  return refundIfCancelled(tx, cancelled, now)
}
