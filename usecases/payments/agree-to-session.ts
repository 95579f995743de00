import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { recordClaim } from '#db/payments/payment-claims.ts'
import { isInvoiced } from '#domain/invoices/invoice.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isPaidAtSession, mayBeAgreed } from '#domain/payments/pay-at-session.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { confirmBooking } from './confirm-booking.ts'

export type AgreementRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'already-cancelled'
  | 'already-decided'
  | 'not-at-the-session'

/**
 * Staff let the client of an unpaid booking pay at the session, as on the telephone: it is confirmed, nothing is released, and
 * all of it is due (0135). It counts as a request of the client that is agreed at once.
 */
export async function agreeToSession(
  db: Database,
  { bookingId, staffId }: { readonly bookingId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<{ readonly due: Paise }, AgreementRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    const { userId } = booking
    if (userId === staffId) return refused('own-booking')
    const due = await readBookingBalance(tx, bookingId)
    if (isPaidAtSession(booking)) return accepted({ due })
    if (booking.status === 'cancelled') return refused('already-cancelled')
    if (booking.status === 'paid') return refused('already-decided')
    if (!mayBeAgreed(booking) || due <= 0) return refused('not-at-the-session')

    const payment = { method: 'session', reference: null } as const
    const decided = { state: 'verified', claimedAt: now, decidedAt: now, decidedBy: staffId } as const
    await recordClaim(tx, { bookingId, userId, amount: due, ...payment, ...decided })
    await confirmAgreed(tx, booking, staffId, now)
    if (isInvoiced(booking)) await issueInvoice(tx, booking, payment, now)
    return accepted({ due })
  })
}

/** Confirms a booking whose client pays at the session; the caller has locked it and recorded the claim. */
export async function confirmAgreed(tx: Transaction, booking: BookingRow, staffId: string, now: Date): Promise<void> {
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'session-payment-agreed', actorId: staffId, subject, at: now })
  const agreement = { change: 'agreed', actor: 'staff', actorId: staffId, reference: null } as const
  if (!(await confirmBooking(tx, booking, agreement, now))) throw new Error('The booking was not confirmed.')
}
