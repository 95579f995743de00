import { recordAudit } from '#db/audit-log.ts'
import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findLiveClaim, recordClaimDecision } from '#db/payments/payment-claims.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { checkDecision, type DecisionRefusal } from './check-decision.ts'
import { confirmBooking } from './confirm-booking.ts'
import { recordPaymentEntry } from './record-payment-entry.ts'

type Verification = { readonly bookingId: string; readonly staffId: string }

/** The money has arrived. When two verify at once, the second is refused. */
export async function verifyPayment(
  db: Database,
  { bookingId, staffId }: Verification,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const decision = checkDecision(await lockBooking(tx, bookingId), staffId)
    if (!decision.ok) return decision
    const { booking } = decision.value
    const claim = await findLiveClaim(tx, bookingId)
    const decided = { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null } as const
    if (!claim || !(await recordClaimDecision(tx, bookingId, decided))) return refused('already-decided')

    await recordPaymentEntry(tx, booking, { amount: claim.amount, claim, staffId }, now)
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'payment-verified', actorId: staffId, subject, at: now })
    const confirmation = {
      change: 'verified',
      actor: 'staff',
      actorId: staffId,
      reference: claim.reference,
    } as const
    if (!(await confirmBooking(tx, booking, confirmation, now))) throw new Error('A claimed booking was not confirmed.')
    return accepted({ bookingId })
  })
}
