import { recordAudit } from '#db/audit-log.ts'
import { recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { recordClaimDecision } from '#db/payments/payment-claims.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { confirmAgreed } from './agree-to-session.ts'
import { type DecisionRefusal, lockDecision } from './check-decision.ts'
import { confirmBooking, invoiceFirstMoney } from './confirm-booking.ts'
import { issueVoucher } from './issue-voucher.ts'
import { recordPaymentEntry } from './record-payment-entry.ts'
import { thankForPart } from './thank-for-part.ts'

type Verification = {
  readonly bookingId: string
  readonly staffId: string
  /** What arrived, if it is not what the client said. */
  readonly received?: Paise
}

/**
 * The money has arrived, or a part of it. The first one confirms the booking; what is missing stays due. When two verify at
 * once, the second is refused.
 */
export async function verifyPayment(
  db: Database,
  { bookingId, staffId, received }: Verification,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, DecisionRefusal>> {
  return db.transaction(async (tx) => {
    const decision = await lockDecision(tx, { bookingId, staffId })
    if (!decision.ok) return decision
    const { booking, claim } = decision.value
    if (claim.way === 'session' && received !== undefined) return refused('nothing-received-yet')
    const decided = { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null } as const
    if (!(await recordClaimDecision(tx, bookingId, decided))) return refused('already-decided')

    if (claim.way === 'session') {
      await confirmAgreed(tx, booking, staffId, now)
      return accepted({ bookingId })
    }
    const amount = received ?? claim.amount
    const entryId = await recordPaymentEntry(tx, booking, { amount, claim, staffId }, now)
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'payment-verified', actorId: staffId, subject, at: now })
    if (booking.paymentStatus === 'paid') {
      await issueVoucher(tx, booking, now)
      await recordBookingChange(tx, bookingId, { rejectionReason: null, updatedAt: now })
      await thankForPart(tx, booking, { entryId, amount }, now)
      await invoiceFirstMoney(tx, booking, claim, now)
      return accepted({ bookingId })
    }
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
