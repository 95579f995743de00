import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { readBookingBalance } from '#db/payments/ledger-entries.ts'
import { recordClaimDecision } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { newHold } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import { normalizeText } from '#domain/text.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { lockDecision, type PaymentDecisionRefusal } from './check-decision.ts'

export type ReasonRefusal = 'reason-missing' | 'reason-too-long'

export function checkReason(typed: string): Outcome<string, ReasonRefusal> {
  const reason = normalizeText(typed)
  if (reason === '') return refused('reason-missing')
  return reason.length > LONGEST_DECISION_REASON ? refused('reason-too-long') : accepted(reason)
}

type Rejection = { readonly bookingId: string; readonly staffId: string; readonly reason: string }

/** The money has not arrived. The client gets the reason, and the time of a new hold to send the right reference. */
export async function rejectPayment(
  db: Database,
  { bookingId, staffId, reason }: Rejection,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, PaymentDecisionRefusal | ReasonRefusal>> {
  const checked = checkReason(reason)
  if (!checked.ok) return checked
  const text = checked.value

  return db.transaction(async (tx) => {
    const decision = await lockDecision(tx, { bookingId, staffId })
    if (!decision.ok) return decision
    const { booking, claim } = decision.value
    const subject = { kind: 'booking', id: booking.id }
    const decided = { state: 'rejected', decidedAt: now, decidedBy: staffId, reason: text } as const
    // The booking stays confirmed, and the rest stays due.
    if (booking.paymentStatus === 'paid') {
      await recordClaimDecision(tx, booking.id, decided)
      await recordBookingChange(tx, booking.id, { rejectionReason: text, updatedAt: now })
      await recordAudit(tx, { action: 'payment-rejected', actorId: staffId, subject, at: now })
      const balance = await readBookingBalance(tx, booking.id)
      await notifyOfRejection(tx, booking, { reason: text, payableUntil: now, claim, balance })
      return accepted({ bookingId: booking.id })
    }

    const to = changeBooking(booking, 'rejected', 'staff')
    const hold = newHold(now, booking)
    const change = { ...hold, rejectionReason: text, updatedAt: now }
    const isFirst = to.ok && (await recordBookingState(tx, booking.id, { from: booking, to: to.value }, change))
    if (!isFirst) return refused('already-decided')

    await recordClaimDecision(tx, booking.id, decided)
    await recordBookingEvents(tx, [
      {
        bookingId: booking.id,
        at: now,
        change: 'rejected',
        actor: 'staff',
        actorId: staffId,
        from: booking,
        to: to.value,
        reason: text,
      },
    ])
    await recordAudit(tx, { action: 'payment-rejected', actorId: staffId, subject, at: now })
    await withdrawInvoice(tx, booking.id, now)
    await notifyOfRejection(tx, booking, { reason: text, payableUntil: hold.payableUntil, claim })
    return accepted({ bookingId: booking.id })
  })
}

type Rejected = {
  readonly reason: string
  readonly payableUntil: Date
  readonly claim: { readonly id: number; readonly method: PaymentMethod }
  /** Of a booking that stays confirmed. */
  readonly balance?: Paise
}

async function notifyOfRejection(
  tx: Transaction,
  booking: BookingRow,
  { reason, payableUntil, claim, balance }: Rejected,
): Promise<void> {
  const email = {
    kind: 'payment-rejected',
    booking: bookingInEmail(booking),
    way: claim.method,
    reason,
    payableUntil: payableUntil.toISOString(),
    ...(balance !== undefined && { balance }),
  } as const
  await notifyClient(tx, booking, email, `payment-rejected:${booking.id}:${claim.id}`)
}
