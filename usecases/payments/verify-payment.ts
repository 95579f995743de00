import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { lockReference } from '#db/payments/ledger-entries.ts'
import { type findLiveClaim, isReferenceInUse, recordClaimDecision } from '#db/payments/payment-claims.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'
import { withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { confirmAgreed } from './agree-to-session.ts'
import { lockDecision, type PaymentDecisionRefusal } from './check-decision.ts'
import { confirmBooking, invoiceFirstMoney, notifyOfPartPayment } from './confirm-booking.ts'
import { issueVoucher } from './issue-voucher.ts'
import { recordPaymentEntry } from './record-payment-entry.ts'

type Verification = {
  readonly bookingId: string
  readonly staffId: string
  /** What arrived, if it is not what the client said. */
  readonly received?: Paise
  /** What the bank calls the transfer, if the client mistyped it. */
  readonly reference?: string
}

/**
 * The money has arrived, or a part of it. The first one confirms the booking; what is missing stays due. When two verify at
 * once, the second is refused.
 */
export async function verifyPayment(
  db: Database,
  verification: Verification,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, PaymentDecisionRefusal>> {
  const { bookingId, staffId } = verification
  return db.transaction(async (tx) => {
    const checked = await check(tx, verification)
    if (!checked.ok) return checked
    const { booking, claim } = checked.value

    const amount = verification.received ?? claim.amount

    const isReserved = await reserve(tx, checked.value, staffId, now)
    if (!isReserved) return refused('already-decided')
    if (claim.method === 'session') {
      await confirmAgreed(tx, booking, staffId, now)
      return accepted({ bookingId })
    }

    const entryId = await recordPaymentEntry(tx, booking, { amount, claim, staffId }, now)

    const made = { ...checked.value, staffId, amount, entryId }
    for (const followUp of FOLLOW_UPS) await followUp(tx, made, now)
    return accepted({ bookingId })
  })
}

type Checked = {
  readonly booking: BookingRow
  /** With the reference that the bank has. */
  readonly claim: NonNullable<Awaited<ReturnType<typeof findLiveClaim>>>
  /** What the client had typed. */
  readonly claimedReference: string | null
}

/** The claim still waits, and no other payment has the corrected reference. Both are locked. */
async function check(
  tx: Transaction,
  { bookingId, staffId, received, reference }: Verification,
): Promise<Outcome<Checked, PaymentDecisionRefusal>> {
  const decision = await lockDecision(tx, { bookingId, staffId })
  if (!decision.ok) return decision
  const { booking, claim } = decision.value
  if (claim.method === 'session' && received !== undefined) return refused('nothing-received-yet')
  const checked = { booking, claim, claimedReference: claim.reference }
  if (reference === undefined || reference === claim.reference) return accepted(checked)

  await lockReference(tx, reference)
  if (await isReferenceInUse(tx, reference)) return refused('reference-in-use')
  return accepted({ ...checked, claim: { ...claim, reference } })
}

/** The claim, for this decision. Returns false if somebody else was first. */
function reserve(tx: Transaction, { booking, claim, claimedReference }: Checked, staffId: string, now: Date) {
  const decided = { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null } as const
  const correction = claim.reference !== claimedReference && { reference: claim.reference }
  return recordClaimDecision(tx, booking.id, { ...decided, ...correction })
}

/** A payment that was just verified and recorded. */
type MadeVerification = Checked & {
  readonly staffId: string
  readonly amount: Paise
  readonly entryId: number
}

/** What a verified payment brings with it. The numbers are last, because other payments wait for them. */
const FOLLOW_UPS: readonly ((tx: Transaction, made: MadeVerification, now: Date) => Promise<void>)[] = [
  recordWhoVerified,
  confirmOrAdd,
  async (tx, { entryId }, now) => numberReceipt(tx, { entryId, kind: 'payment', at: now }),
]

async function recordWhoVerified(
  tx: Transaction,
  { booking, claim, claimedReference, staffId }: MadeVerification,
  now: Date,
): Promise<void> {
  const isCorrected = claim.reference !== claimedReference
  const details = isCorrected ? { claimed: claimedReference, atBank: claim.reference } : {}
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'payment-verified', actorId: staffId, subject, details, at: now })
}

/** The first money confirms a booking; more is another part of one that is confirmed already. */
async function confirmOrAdd(
  tx: Transaction,
  { booking, claim, claimedReference, staffId, amount, entryId }: MadeVerification,
  now: Date,
): Promise<void> {
  const { id } = booking
  if (booking.paymentStatus === 'paid') {
    await issueVoucher(tx, booking, now)
    await recordBookingChange(tx, id, { rejectionReason: null, updatedAt: now })
    await notifyOfPartPayment(tx, booking, { entryId, amount }, now)
    await invoiceFirstMoney(tx, booking, claim, now)
    return
  }
  // The provisional one has the reference that the client mistyped.
  if (claim.reference !== claimedReference && (await findLiveInvoice(tx, id))) {
    await withdrawInvoice(tx, id, now)
    await issueInvoice(tx, booking, claim, now)
  }
  const confirmation = { change: 'verified', actor: 'staff', actorId: staffId, reference: claim.reference } as const
  if (!(await confirmBooking(tx, booking, confirmation, now))) throw new Error('A claimed booking was not confirmed.')
}
