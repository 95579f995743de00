import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { lockBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { deleteUnsentEmail } from '#db/emails/email-states.ts'
import { findLatestRejection, recordRejectionUndone } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { UNDO_REJECTION_WITHIN_MS } from '#domain/payments/rejection-delays.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'

export type UndoRefusal = 'booking-not-found' | 'too-late'

/** Undoes a rejection while its email is still delayed. The claim awaits verification again, with a new invoice. */
export async function undoRejection(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, UndoRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking || booking.userId === staffId) return refused('booking-not-found')

    const claim = await findLatestRejection(tx, booking.id)
    const to = changeBooking(booking, 'rejection-undone', 'staff')
    const isInTime = claim && now.getTime() - claim.decidedAt.getTime() <= UNDO_REJECTION_WITHIN_MS
    if (!isInTime || !to.ok || booking.rejectionReason === null) return refused('too-late')

    const isUnsent = await deleteUnsentEmail(tx, `payment-rejected:${booking.id}:${claim.id}`)
    if (!isUnsent) return refused('too-late')

    await recordRejectionUndone(tx, claim.id)
    await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { rejectionReason: null, updatedAt: now })
    const event = {
      bookingId: booking.id,
      at: now,
      change: 'rejection-undone',
      actor: 'staff',
      actorId: staffId,
    } as const
    await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
    await issueInvoice(tx, booking, { upiReference: claim.upiReference }, now)
    const subject = { kind: 'booking', id: booking.id }
    await recordAudit(tx, { action: 'rejection-undone', actorId: staffId, subject, at: now })
    return accepted({ bookingId: booking.id })
  })
}
