import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { recordClaimDecision } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { payInvoice } from '#usecases/invoices/settle-invoice.ts'
import { closeUnpaidParts } from '#usecases/learning/close-unpaid-parts.ts'
import { enrollClient } from '#usecases/learning/enroll-client.ts'
import { checkDecision, type DecisionRefusal } from './check-decision.ts'

type Verification = { readonly bookingId: string; readonly staffId: string }

/** The money has arrived. When two verify at once, the second is refused. */
export async function verifyPayment(
  db: Database,
  { bookingId, staffId }: Verification,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const decision = checkDecision(booking, staffId)
    if (!decision.ok) return decision
    const { booking: claimed } = decision.value

    const to = changeBooking(claimed, 'verified', 'staff')
    const isFirst =
      to.ok && (await recordBookingState(tx, claimed.id, { from: claimed, to: to.value }, { updatedAt: now }))
    if (!isFirst) return refused('already-decided')

    const decided = { decidedAt: now, decidedBy: staffId, reason: null }
    await recordClaimDecision(tx, claimed.id, { state: 'verified', ...decided })
    await recordBookingEvents(tx, [
      {
        bookingId: claimed.id,
        at: now,
        change: 'verified',
        actor: 'staff',
        actorId: staffId,
        from: claimed,
        to: to.value,
      },
    ])
    await recordAudit(tx, {
      action: 'payment-verified',
      actorId: staffId,
      subject: { kind: 'booking', id: claimed.id },
      at: now,
    })
    await notifyOfArrival(tx, claimed, now)
    if (claimed.serviceType === 'course') {
      await enrollClient(tx, claimed, now)
      await closeUnpaidParts(tx, claimed, now)
    }
    await payInvoice(tx, claimed.id, now)
    return accepted({ bookingId: claimed.id })
  })
}

async function notifyOfArrival(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  const email = {
    kind: 'payment-verified',
    booking: bookingInEmail(booking),
    verifiedAt: now.toISOString(),
  } as const
  await notifyClient(tx, booking, email, `payment-verified:${booking.id}`)
}
