import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { isReferenceInUse, listEarlierClaims } from '#db/payments/payment-claims.ts'
import { deletePendingDecisionOf, recordPendingDecision } from '#db/payments/pending-decisions.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { APPLY_DECISION_AFTER_SECONDS, type DecisionKind } from '#domain/payments/payment-decisions.ts'
import { parsePaymentReference } from '#domain/payments/payment-reference.ts'
import { refundOnceVerified } from '#domain/payments/refund-rules.ts'
import { lockDecision, type PaymentDecisionRefusal } from './check-decision.ts'
import { type CancelledClaimRefusal, lockCancelledClaim } from './decide-cancelled-claim.ts'
import { checkReason, type ReasonRefusal } from './reject-payment.ts'

type Decider = { readonly bookingId: string; readonly staffId: string }
/** `received` is what arrived, and `reference` what the bank calls it, if it is not what the client said. */
type Verification = { readonly kind: 'verified'; readonly received?: Paise; readonly reference?: string }
type ClaimDecision = Decider & (Verification | { readonly kind: 'rejected'; readonly reason: string })

/**
 * Verifies or rejects a claimed payment. The booking changes only when the job applies the decision; until then it can
 * be undone without a trace in the invoices (0120).
 */
export async function decideClaim(
  db: Database,
  decision: ClaimDecision,
  now: Date,
): Promise<Outcome<{ readonly decisionId: number }, PaymentDecisionRefusal | ReasonRefusal>> {
  const { bookingId, staffId, kind } = decision
  const reason = kind === 'rejected' ? checkReason(decision.reason) : accepted('')
  if (!reason.ok) return reason

  return db.transaction(async (tx) => {
    const checked = await lockDecision(tx, { bookingId, staffId })
    if (!checked.ok) return checked
    const received = kind === 'verified' ? decision.received : undefined
    if (received !== undefined && checked.value.claim.method === 'session') return refused('nothing-received-yet')
    const { method } = checked.value.claim
    const found =
      kind === 'verified' && decision.reference ? parsePaymentReference(method, decision.reference) : undefined
    if (found?.ok === false) return refused('reference-not-readable')
    const reference = found?.value ?? undefined
    const isOther = reference !== undefined && reference !== checked.value.claim.reference
    if (isOther && (await isReferenceInUse(tx, reference))) return refused('reference-in-use')
    return postpone(tx, { bookingId, staffId, kind, reason: reason.value, received, reference }, now)
  })
}

/** The same for the payment of a booking that was cancelled before it was verified. */
export async function decideCancelledClaim(
  db: Database,
  { bookingId, staffId, kind }: Decider & { readonly kind: 'arrived' | 'missing' },
  now: Date,
): Promise<Outcome<{ readonly refundDue: Paise }, CancelledClaimRefusal | 'already-decided'>> {
  return db.transaction(async (tx) => {
    const locked = await lockCancelledClaim(tx, { bookingId, staffId })
    if (!locked.ok) return locked
    const { booking, claim } = locked.value
    if (kind === 'missing' && claim.state === 'rejected') return refused('payment-missing')

    const { reference } = claim
    const others = await listEarlierClaims(tx, { bookingId, reference })
    const isReused = others.some((other) => other.bookingId !== bookingId && other.state !== 'rejected')
    if (kind === 'arrived' && isReused) return refused('reference-reused')

    const postponed = await postpone(tx, { bookingId, staffId, kind, reason: '' }, now)
    if (!postponed.ok) return postponed
    const { amount } = claim
    return accepted({ refundDue: refundOnceVerified({ ...booking, amount, bookedAt: booking.createdAt }) })
  })
}

type Postponed = Decider & {
  readonly kind: DecisionKind
  readonly reason: string
  readonly received?: Paise | undefined
  readonly reference?: string | undefined
}

async function postpone(
  tx: Transaction,
  { bookingId, staffId, kind, reason, received, reference }: Postponed,
  now: Date,
): Promise<Outcome<{ readonly decisionId: number }, 'already-decided'>> {
  const found = { received: received ?? null, reference: reference ?? null }
  const decision = { bookingId, kind, reason, ...found, decidedBy: staffId, decidedAt: now }
  const decisionId = await recordPendingDecision(tx, decision)
  if (decisionId === undefined) return refused('already-decided')

  await enqueue(tx, 'apply-decision', { decisionId }, { delaySeconds: APPLY_DECISION_AFTER_SECONDS })
  return accepted({ decisionId })
}

/** Drops decisions that have not been applied yet. Their jobs then find nothing to do. */
export async function undoDecisions(
  db: Database,
  { bookingIds, staffId }: { readonly bookingIds: readonly string[]; readonly staffId: string },
): Promise<Outcome<{ readonly undone: number }, 'booking-not-found' | 'too-late'>> {
  let found = 0
  let undone = 0
  for (const bookingId of bookingIds) {
    await db.transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      if (!booking || booking.userId === staffId) return
      found += 1
      if (await deletePendingDecisionOf(tx, bookingId)) undone += 1
    })
  }
  if (found === 0) return refused('booking-not-found')
  return undone === 0 ? refused('too-late') : accepted({ undone })
}
