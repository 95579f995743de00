import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { deletePendingDecision, findPendingDecision, type PendingDecision } from '#db/payments/pending-decisions.ts'
import { markMatchVerified } from '#db/payments/statements.ts'
import type { Outcome } from '#domain/outcome.ts'
import { recordArrival, recordMissingPayment } from './decide-cancelled-claim.ts'
import { rejectPayment } from './reject-payment.ts'
import { verifyPayment } from './verify-payment.ts'

/**
 * Makes a pending decision final, in one transaction. It is dropped if it no longer applies, for example because the
 * client has cancelled; the payment then waits where the desk finds it. Returns what happened, for the log.
 *
 * Money counts from the instant at which the decision was made, however late it is applied: its invoice has the date and the
 * series of that day, also after the end of a financial year. A rejection counts from now, so that the client has the
 * whole time of the new hold.
 */
export async function applyDecision(db: Database, decisionId: number, now: Date): Promise<string> {
  const pending = await findPendingDecision(db, decisionId)
  if (!pending) return 'undone'

  return db.transaction(async (tx) => {
    // Undoing locks the booking too, so one of both finds the decision gone.
    await lockBooking(tx, pending.bookingId)
    if (!(await deletePendingDecision(tx, decisionId))) return 'undone'

    const outcome = await apply(tx, pending, now)
    return outcome.ok ? 'applied' : outcome.refusal
  })
}

async function apply(
  tx: Database,
  { bookingId, decidedBy: staffId, decidedAt, kind, reason, received, reference }: PendingDecision,
  now: Date,
): Promise<Outcome<unknown, string>> {
  if (kind === 'rejected') return rejectPayment(tx, { bookingId, staffId, reason }, now)
  if (kind === 'arrived') return recordArrival(tx, { bookingId, staffId }, decidedAt)
  if (kind === 'missing') return recordMissingPayment(tx, { bookingId, staffId }, decidedAt)

  const found = { ...(received !== null && { received }), ...(reference !== null && { reference }) }
  const verified = await verifyPayment(tx, { bookingId, staffId, ...found }, decidedAt)
  if (verified.ok) await markMatchVerified(tx, bookingId, decidedAt)
  return verified
}
