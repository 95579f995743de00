import { lockAccount } from '#db/accounts/users.ts'
import { mayClaimAnotherSlot } from '#db/bookings/booking-clients.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockOwnBooking, recordBookingChange, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { lockReference, readBookingBalance } from '#db/payments/ledger-entries.ts'
import { findLiveClaim, listEarlierClaims, recordClaim } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { isInvoiced } from '#domain/invoices/invoice.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { judgeReference, type ClaimRefusal as ReferenceRefusal } from '#domain/payments/claim-rules.ts'
import { isPayableAtSession } from '#domain/payments/pay-at-session.ts'
import { type PaymentReferenceRefusal, parsePaymentReference } from '#domain/payments/payment-reference.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { findSeatLoss, recordSeatLost, type SeatLoss } from '#usecases/bookings/cohorts/cohort-seats.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { notifyOfLostSlot } from '#usecases/bookings/notify-practice.ts'
import { hasSession, holdsSession } from '#usecases/bookings/take-slot.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'
import { recordProof, type SealedProof } from './payment-proof.ts'

export type Claim = {
  readonly bookingId: string
  readonly userId: string
  readonly method?: PaymentMethod
  /** As typed; ignored for a payment at the session. */
  readonly reference: string
  /** A picture or PDF of the payment, if the client adds one. */
  readonly proof?: SealedProof | undefined
}

type Payment = Pick<Claim, 'proof'> & { readonly method: PaymentMethod; readonly reference: string | null }

export type BookingClaimRefusal =
  | 'booking-not-found'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'already-claimed'
  | 'too-many-claims'
  | PaymentReferenceRefusal
  | ReferenceRefusal

export type Claimed = { readonly bookingId: string; readonly needsReschedule: boolean }

/** The client says that they have paid. This is only a claim: the practice checks it against the bank statement. */
export async function claimBookingPayment(
  db: Database,
  { bookingId, userId, method = 'upi', reference: typed, proof }: Claim,
  now: Date,
): Promise<Outcome<Claimed, BookingClaimRefusal>> {
  return db.transaction(async (tx) => {
    // Before the booking, in the order of every transaction that locks both. Claims of one client are counted one by one.
    await lockAccount(tx, userId)
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')
    const reference = parsePaymentReference(method, typed)
    if (!reference.ok) return reference
    const payment = { method, reference: reference.value, proof: method === 'session' ? undefined : proof }
    if (booking.status === 'paid') return claimBalance(tx, booking, payment, now)

    const checked = await check(tx, booking, payment, now)
    if (!checked.ok) return checked

    const amount = await readBookingBalance(tx, bookingId)

    const claimed = await reserveReference(tx, booking, { ...payment, amount }, now)
    if (!claimed.ok) return claimed
    const needsReschedule = !(await holdsSession(tx, booking, now))
    const loss = await findSeatLoss(tx, booking, now)

    await record(tx, booking, { method, needsReschedule, loss }, now)
    if (loss) await recordSeatLost(tx, booking, { loss, now })

    const made = { booking, payment, claimId: claimed.value.id, needsReschedule }
    for (const followUp of FOLLOW_UPS) await followUp(tx, made, now)
    return accepted({ bookingId, needsReschedule })
  })
}

/** The booking can still be paid, and in this way; and the client has not too many unverified claims. */
async function check(
  tx: Database,
  booking: BookingRow,
  { method }: Payment,
  now: Date,
): Promise<Outcome<null, BookingClaimRefusal>> {
  if (booking.status === 'cancelled') return refused('booking-cancelled')
  if (!isPayable(booking, now)) return refused('booking-expired')
  if (method === 'session' && !isPayableAtSession(booking)) return refused('not-at-the-session')
  const isLimited = hasSession(booking) && !booking.bookedByStaff
  if (isLimited && !(await mayClaimAnotherSlot(tx, booking.userId))) return refused('too-many-claims')
  return accepted(null)
}

/** What is left of a confirmed booking can be claimed as long as it is due and nothing waits. */
async function claimBalance(
  tx: Transaction,
  booking: BookingRow,
  payment: Payment,
  now: Date,
): Promise<Outcome<Claimed, ReferenceRefusal | 'already-claimed'>> {
  const { id: bookingId, needsReschedule } = booking
  const live = await findLiveClaim(tx, bookingId)
  // A second click with the same reference is the same claim; another reference would be a second payment.
  const isRepeated = live?.method === payment.method && live.reference === payment.reference
  if (isRepeated) return accepted({ bookingId, needsReschedule })
  if (booking.paymentStatus !== 'paid') return refused('already-claimed')
  // What is due of a confirmed booking can be brought to the session without asking.
  if (payment.method === 'session') return refused('not-at-the-session')

  const balance = await readBookingBalance(tx, bookingId)
  if (live?.state === 'awaiting' || balance <= 0) return refused('already-claimed')
  const claimed = await reserveReference(tx, booking, { ...payment, amount: balance }, now)
  if (!claimed.ok) return claimed
  await recordBookingChange(tx, bookingId, { rejectionReason: null, updatedAt: now })
  await queueClaimedEmail(tx, { booking, payment, claimId: claimed.value.id, needsReschedule: false, balance })
  return accepted({ bookingId, needsReschedule })
}

/**
 * The claim, which nobody else can make with this reference. One that already pays for another booking is refused, and the
 * attempt recorded for the desk.
 */
async function reserveReference(
  tx: Database,
  { id: bookingId, userId }: BookingRow,
  { method, reference, amount, proof }: Payment & { readonly amount: Paise },
  now: Date,
): Promise<Outcome<{ readonly id: number }, ReferenceRefusal>> {
  if (reference !== null) await lockReference(tx, reference)
  const claim = { bookingId, userId, method, reference, amount, claimedAt: now }
  const judged = judgeReference(bookingId, reference, await listEarlierClaims(tx, claim))

  if (judged.ok) {
    const { isSuspicious } = judged.value
    const id = await recordClaim(tx, { ...claim, state: 'awaiting', isSuspicious })
    if (id !== undefined) {
      if (proof) await recordProof(tx, proof, { bookingId, userId, claimId: id }, now)
      return accepted({ id })
    }
  }
  const refusal = judged.ok ? 'reference-in-use' : judged.refusal
  if (refusal === 'reference-in-use') await recordClaim(tx, { ...claim, state: 'refused', reason: refusal })
  return refused(refusal)
}

type ClaimedState = {
  readonly method: PaymentMethod
  readonly needsReschedule: boolean
  readonly loss: SeatLoss | undefined
}

/** The booking waits for the desk, without its slot if that was lost. */
async function record(
  tx: Database,
  booking: BookingRow,
  { method, needsReschedule, loss }: ClaimedState,
  now: Date,
): Promise<void> {
  const to = changeBooking(booking, 'claimed', 'client')
  if (!to.ok) throw new Error('A pending booking was locked and cannot be claimed.')

  const change = {
    paymentMethod: method,
    needsReschedule,
    rejectionReason: null,
    updatedAt: now,
    // A booking that lost its slot must not block others from it.
    ...(needsReschedule && { holdsSlot: false }),
  }
  const { id: bookingId, userId: actorId } = booking
  const event = {
    bookingId,
    at: now,
    change: 'claimed',
    actor: 'client',
    actorId,
    from: booking,
    to: to.value,
  } as const
  await recordBookingState(tx, bookingId, { from: booking, to: to.value }, change)
  await recordBookingEvents(tx, [{ ...event, reason: needsReschedule ? 'slot-lost' : loss }])
}

/** A claim that was just recorded. */
type MadeClaim = {
  readonly booking: BookingRow
  readonly payment: Payment
  readonly claimId: number
  readonly needsReschedule: boolean
  /** What was left of a confirmed booking. */
  readonly balance?: Paise
}

/** What a claim brings with it. */
const FOLLOW_UPS: readonly ((tx: Transaction, made: MadeClaim, now: Date) => Promise<void>)[] = [
  issueProvisionalInvoice,
  queueClaimedEmail,
  queueLostSlotEmail,
]

async function issueProvisionalInvoice(tx: Transaction, { booking, payment }: MadeClaim, now: Date): Promise<void> {
  if (isInvoiced(booking)) await issueInvoice(tx, booking, payment, now)
}

const SHOWN_DIGITS = 4

async function queueClaimedEmail(
  tx: Transaction,
  { booking, payment: { method, reference }, claimId, needsReschedule, balance }: MadeClaim,
): Promise<void> {
  const referenceEnding = reference?.slice(-SHOWN_DIGITS) ?? ''
  const claimed = { way: method, referenceEnding, needsReschedule, ...(balance !== undefined && { balance }) }
  const email = { kind: 'payment-claimed', booking: bookingInEmail(booking), ...claimed } as const
  // The key has the claim's id, because a claim after a rejection is another event.
  await notifyClient(tx, booking, email, `payment-claimed:${booking.id}:${claimId}`)
}

async function queueLostSlotEmail(tx: Transaction, { booking, needsReschedule }: MadeClaim): Promise<void> {
  if (needsReschedule) await notifyOfLostSlot(tx, booking)
}
