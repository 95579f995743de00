import { recordAudit } from '#db/audit-log.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { lockPassOfBooking } from '#db/offers/passes.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { recordCancellation, refundCaseOf, refundIfCancelled } from './cancel-booking.ts'

type ByPractice = {
  readonly staffId: string
  /** What does not take place, where that is why. */
  readonly ended?: 'group' | 'class'
}

/** Cancels a booking that the caller has locked. */
export async function cancelByPractice(
  tx: Transaction,
  booking: BookingRow,
  { staffId, ended }: ByPractice,
  now: Date,
): Promise<{ readonly refundDue: Paise }> {
  if (booking.serviceType === 'pass') await lockPassOfBooking(tx, booking.id)
  const refund = await refundByPractice(tx, booking, now)
  const cancellation = { cause: 'staff', actorId: staffId, refund, ...(ended && { ended }) } as const
  const cancelled = await recordCancellation(tx, booking, cancellation, now)
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'booking-cancelled-by-staff', actorId: staffId, subject, at: now })
  return cancelled
}

/** Everything that was paid, regardless of the policy for clients; of a pass, the unused share. */
async function refundByPractice(db: Database, booking: BookingRow, now: Date): Promise<Paise> {
  if (booking.paymentStatus === 'pending') return paiseFrom(0)
  const cancelled = { ...booking, outcome: null }
  return booking.serviceType === 'pass'
    ? refundIfCancelled(db, cancelled, now)
    : (await refundCaseOf(db, cancelled)).amount
}
