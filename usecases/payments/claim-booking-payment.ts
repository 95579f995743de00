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
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { notifyPractice } from '#usecases/bookings/notify-practice.ts'
import { hasSession, holdsSession } from '#usecases/bookings/take-slot.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'

export type Claim = {
  readonly bookingId: string
  readonly userId: string
  readonly way?: PaymentMethod
  /** As typed; ignored for a payment at the session. */
  readonly reference: string
}

type ClaimedPayment = { readonly way: PaymentMethod; readonly reference: string | null }

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
  { bookingId, userId, way = 'upi', reference: typed }: Claim,
  now: Date,
): Promise<Outcome<Claimed, BookingClaimRefusal>> {
  return db.transaction(async (tx) => {
    // Before the booking, in the order of every transaction that locks both. Claims of one client are counted one by one.
    await lockAccount(tx, userId)
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')

    const reference = parsePaymentReference(way, typed)
    if (!reference.ok) return reference
    const payment = { way, reference: reference.value }
    if (booking.status === 'paid') return claimBalance(tx, booking, payment, now)
    if (booking.status === 'cancelled') return refused('booking-cancelled')
    if (!isPayable(booking, now)) return refused('booking-expired')

    if (way === 'session' && !isPayableAtSession(booking)) return refused('not-at-the-session')
    const isLimited = hasSession(booking) && !booking.bookedByStaff
    if (isLimited && !(await mayClaimAnotherSlot(tx, userId))) return refused('too-many-claims')

    const claim = await recordJudgedClaim(tx, booking, payment, now)
    if (!claim.ok) return claim

    const needsReschedule = !(await holdsSession(tx, booking, now))
    await moveToClaimed(tx, booking, { way, needsReschedule }, now)
    if (isInvoiced(booking)) await issueInvoice(tx, booking, payment, now)
    await notifyOfClaim(tx, booking, payment, { claimId: claim.value.id, needsReschedule })
    return accepted({ bookingId: booking.id, needsReschedule })
  })
}

/** What is left of a confirmed booking can be claimed as long as it is due and nothing waits. */
async function claimBalance(
  tx: Transaction,
  booking: BookingRow,
  payment: ClaimedPayment,
  now: Date,
): Promise<Outcome<Claimed, ReferenceRefusal | 'already-claimed'>> {
  const repeated = await checkRepeatedClaim(tx, booking, payment)
  if (repeated.ok || booking.paymentStatus !== 'paid') return repeated
  // What is due of a confirmed booking can be brought to the session without asking.
  if (payment.way === 'session') return refused('not-at-the-session')
  const isWaiting = (await findLiveClaim(tx, booking.id))?.state === 'awaiting'
  if (isWaiting || (await readBookingBalance(tx, booking.id)) <= 0) return repeated

  const balance = await readBookingBalance(tx, booking.id)
  const claim = await recordJudgedClaim(tx, booking, payment, now)
  if (!claim.ok) return claim
  await notifyOfClaim(tx, booking, payment, { claimId: claim.value.id, needsReschedule: false, balance })
  await recordBookingChange(tx, booking.id, { rejectionReason: null, updatedAt: now })
  return accepted({ bookingId: booking.id, needsReschedule: booking.needsReschedule })
}

/** A second click with the same reference is the same claim; another reference would be a second payment. */
async function checkRepeatedClaim(
  tx: Database,
  booking: BookingRow,
  { way, reference }: ClaimedPayment,
): Promise<Outcome<Claimed, 'already-claimed'>> {
  const claim = await findLiveClaim(tx, booking.id)
  if (claim?.way !== way || claim.reference !== reference) return refused('already-claimed')
  return accepted({ bookingId: booking.id, needsReschedule: booking.needsReschedule })
}

/** Refuses a reference that already pays for another booking, and records the attempt for the desk. */
async function recordJudgedClaim(
  tx: Database,
  { id, userId }: BookingRow,
  { way, reference }: ClaimedPayment,
  now: Date,
): Promise<Outcome<{ readonly id: number }, ReferenceRefusal>> {
  const amount = await readBookingBalance(tx, id)
  if (reference !== null) await lockReference(tx, reference)
  const claim = { bookingId: id, userId, way, reference, amount, claimedAt: now }
  const judged = judgeReference(id, reference, await listEarlierClaims(tx, claim))

  if (judged.ok) {
    const { isSuspicious } = judged.value
    const claimId = await recordClaim(tx, { ...claim, state: 'awaiting', isSuspicious })
    if (claimId !== undefined) return accepted({ id: claimId })
  }
  const refusal = judged.ok ? 'reference-in-use' : judged.refusal
  if (refusal === 'reference-in-use') await recordClaim(tx, { ...claim, state: 'refused', reason: refusal })
  return refused(refusal)
}

async function moveToClaimed(
  tx: Database,
  booking: BookingRow,
  { way, needsReschedule }: { way: PaymentMethod; needsReschedule: boolean },
  now: Date,
): Promise<void> {
  const to = changeBooking(booking, 'claimed', 'client')
  if (!to.ok) throw new Error('A pending booking was locked and cannot be claimed.')

  const change = {
    paymentMethod: way,
    needsReschedule,
    rejectionReason: null,
    updatedAt: now,
    // A booking that lost its slot must not block others from it.
    ...(needsReschedule && { holdsSlot: false }),
  }
  await recordBookingState(tx, booking.id, { from: booking, to: to.value }, change)
  await recordBookingEvents(tx, [
    {
      bookingId: booking.id,
      at: now,
      change: 'claimed',
      actor: 'client',
      actorId: booking.userId,
      from: booking,
      to: to.value,
      reason: needsReschedule ? 'slot-lost' : undefined,
    },
  ])
}

const SHOWN_DIGITS = 4

async function notifyOfClaim(
  tx: Transaction,
  booking: BookingRow,
  { way, reference }: ClaimedPayment,
  { claimId, needsReschedule, balance }: { claimId: number; needsReschedule: boolean; balance?: Paise },
): Promise<void> {
  const shown = bookingInEmail(booking)
  const referenceEnding = reference?.slice(-SHOWN_DIGITS) ?? ''
  const claimed = { way, referenceEnding, needsReschedule, ...(balance !== undefined && { balance }) }
  const email = { kind: 'payment-claimed', booking: shown, ...claimed } as const
  // The key has the claim's id, because a claim after a rejection is another event.
  await notifyClient(tx, booking, email, `payment-claimed:${booking.id}:${claimId}`)

  if (!needsReschedule) return
  await notifyPractice(tx, { kind: 'slot-lost', booking: shown }, `slot-lost:${booking.id}:${booking.calendarSequence}`)
}
