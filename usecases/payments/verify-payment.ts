import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { lockReference } from '#db/payments/ledger-entries.ts'
import { isReferenceInUse, recordClaimDecision } from '#db/payments/payment-claims.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'
import { withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { confirmAgreed } from './agree-to-session.ts'
import { lockDecision, type PaymentDecisionRefusal } from './check-decision.ts'
import { confirmBooking, invoiceFirstMoney } from './confirm-booking.ts'
import { issueVoucher } from './issue-voucher.ts'
import { notifyOfPartPayment } from './notify-of-part-payment.ts'
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
  { bookingId, staffId, received, reference }: Verification,
  now: Date,
): Promise<Outcome<{ readonly bookingId: string }, PaymentDecisionRefusal>> {
  return db.transaction(async (tx) => {
    const decision = await lockDecision(tx, { bookingId, staffId })
    if (!decision.ok) return decision
    const { booking, claim: claimed } = decision.value
    if (claimed.way === 'session' && received !== undefined) return refused('nothing-received-yet')
    const claim = { ...claimed, reference: reference ?? claimed.reference }
    const isCorrected = claim.reference !== claimed.reference
    if (isCorrected && !(await isReferenceFree(tx, claim.reference))) return refused('reference-in-use')
    const decided = { state: 'verified', decidedAt: now, decidedBy: staffId, reason: null } as const
    const correction = isCorrected && { reference: claim.reference }
    if (!(await recordClaimDecision(tx, bookingId, { ...decided, ...correction }))) return refused('already-decided')

    if (claim.way === 'session') {
      await confirmAgreed(tx, booking, staffId, now)
      return accepted({ bookingId })
    }
    const amount = received ?? claim.amount
    const entryId = await recordPaymentEntry(tx, booking, { amount, claim, staffId }, now)
    const subject = { kind: 'booking', id: bookingId }
    const details = isCorrected ? { claimed: claimed.reference, atBank: claim.reference } : {}
    await recordAudit(tx, { action: 'payment-verified', actorId: staffId, subject, details, at: now })
    if (booking.paymentStatus === 'paid') await addToConfirmed(tx, booking, { entryId, amount, claim }, now)
    else await confirmFirst(tx, booking, { claim, isCorrected, staffId }, now)
    await numberReceipt(tx, { entryId, kind: 'payment', at: now })
    return accepted({ bookingId })
  })
}

type Verified = { readonly claim: { readonly way: PaymentMethod; readonly reference: string | null } }

/** Another part of a booking that is confirmed already. */
async function addToConfirmed(
  tx: Transaction,
  booking: BookingRow,
  { entryId, amount, claim }: Verified & { readonly entryId: number; readonly amount: Paise },
  now: Date,
): Promise<void> {
  await issueVoucher(tx, booking, now)
  await recordBookingChange(tx, booking.id, { rejectionReason: null, updatedAt: now })
  await notifyOfPartPayment(tx, booking, { entryId, amount }, now)
  await invoiceFirstMoney(tx, booking, claim, now)
}

/** The first money confirms a booking. */
async function confirmFirst(
  tx: Transaction,
  booking: BookingRow,
  { claim, isCorrected, staffId }: Verified & { readonly isCorrected: boolean; readonly staffId: string },
  now: Date,
): Promise<void> {
  // The provisional one has the reference that the client mistyped.
  if (isCorrected && (await findLiveInvoice(tx, booking.id))) {
    await withdrawInvoice(tx, booking.id, now)
    await issueInvoice(tx, booking, claim, now)
  }
  const confirmation = { change: 'verified', actor: 'staff', actorId: staffId, reference: claim.reference } as const
  if (!(await confirmBooking(tx, booking, confirmation, now))) throw new Error('A claimed booking was not confirmed.')
}

async function isReferenceFree(tx: Transaction, reference: string | null): Promise<boolean> {
  if (reference === null) return true
  await lockReference(tx, reference)
  return !(await isReferenceInUse(tx, reference))
}
