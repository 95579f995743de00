import { readBusinessDays } from '#db/availability/business-days.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockOwnBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { deleteEnrollmentOf, findEnrollment } from '#db/learning/enrollments.ts'
import { giveBackCouponUse } from '#db/offers/coupons.ts'
import { findPassOfBooking, giveBackPassUse, lockPassOfBooking, recordPassEnded } from '#db/offers/passes.ts'
import { recordVoucherVoided } from '#db/offers/vouchers.ts'
import { listBookingEntries, readBookingBalance, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { rejectWaitingClaim } from '#db/payments/payment-claims.ts'
import { deleteFilesOf } from '#db/sessions/booking-files.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { type BookingActor, changeBooking } from '#domain/bookings/booking-states.ts'
import type { CancellationCause } from '#domain/emails/booking-emails.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  cancelConfirmed,
  cancelUnconfirmed,
  type Cancellation as LedgerCancellation,
  sumOfRefunds,
} from '#domain/payments/ledger.ts'
import { asksToPayAtSession } from '#domain/payments/pay-at-session.ts'
import { isWithinPolicy, type RefundCase, refundBy, refundDue } from '#domain/payments/refund-rules.ts'
import { type BegunReason, begunReason, hasBegun } from '#domain/sessions/session-stage.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { creditInvoice } from '#usecases/invoices/credit-note.ts'
import { withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { notifyClient } from './notify-client.ts'
import { notifyPractice } from './notify-practice.ts'
import { recordLines } from './record-lines.ts'
import { queueOffers } from './waitlist/queue-offers.ts'

export type CancelRefusal = 'booking-not-found' | 'already-cancelled' | BegunReason

type Own = { readonly bookingId: string; readonly userId: string }

/** The refund a client would get by cancelling now; shown before they decide. */
export async function refundIfCancelled(db: Database, booking: RefundedBooking, now: Date): Promise<Paise> {
  return refundDue(await refundCaseOf(db, booking), now)
}

type RefundedBooking = Pick<BookingRow, 'id' | 'userId' | 'courseId' | 'createdAt' | 'status' | 'paymentMethod'> &
  Omit<RefundCase, 'bookedAt' | 'openedPercent' | 'pass'>

/** Nothing of a pass can be used before it is paid for. */
const WHOLE_PASS = { left: 1, sessions: 1 }

/** A booking with everything that the refund rule needs. */
export async function refundCaseOf<Booking extends RefundedBooking>(
  db: Database,
  booking: Booking,
): Promise<Booking & RefundCase> {
  const { id, userId, courseId, createdAt, amount, paymentStatus } = booking
  const enrollment = courseId === null ? undefined : await findEnrollment(db, { userId, courseId })
  // Of a booking paid in part, only that part can be refunded. A claim counts as paid until the desk has looked.
  const isUnpaidYet = paymentStatus === 'paid' || asksToPayAtSession(booking)
  const due = isUnpaidYet ? Math.max(0, await readBookingBalance(db, id)) : 0
  const openedPercent = enrollment?.openedPercent ?? 0
  const pass = booking.serviceType === 'pass' ? ((await findPassOfBooking(db, id)) ?? WHOLE_PASS) : null
  return { ...booking, amount: paiseFrom(amount - due), bookedAt: createdAt, openedPercent, pass }
}

/** Frees the slot at once, ends the enrollment, and records the refund due for the desk if the payment is verified. */
export async function cancelBooking(
  db: Database,
  { bookingId, userId }: Own,
  now: Date,
): Promise<Outcome<{ readonly refundDue: Paise }, CancelRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!locked) return refused('booking-not-found')
    if (locked.status === 'cancelled') return refused('already-cancelled')

    const outcome = (await findSessionNotes(tx, bookingId))?.outcome ?? null
    const booking = { ...locked, outcome }
    if (hasBegun(booking, now)) return refused(begunReason(booking))

    if (booking.serviceType === 'pass') await lockPassOfBooking(tx, bookingId)
    const refund = await refundIfCancelled(tx, booking, now)
    return accepted(await recordCancellation(tx, booking, { cause: 'client', actorId: userId, refund }, now))
  })
}

/** Cancels an unpaid booking: it was not paid in time, or another paid course includes it. */
export async function expireBooking(
  tx: Transaction,
  booking: BookingRow,
  now: Date,
  cause: 'expired' | 'included' = 'expired',
): Promise<void> {
  await recordCancellation(tx, booking, { cause, refund: paiseFrom(0) }, now)
}

type Cancellation = {
  readonly cause: CancellationCause
  readonly actorId?: string
  /** Decided by the caller; due only if the payment is verified. */
  readonly refund: Paise
}

/** The actor of a cancellation and the change recorded in the booking's history. */
const BY = {
  client: { actor: 'client', change: 'cancelled' },
  'account-deleted': { actor: 'client', change: 'cancelled' },
  staff: { actor: 'staff', change: 'cancelled' },
  expired: { actor: 'system', change: 'expired' },
  included: { actor: 'system', change: 'expired' },
} as const satisfies Record<CancellationCause, object>

/**
 * Ends a booking that the caller has locked: settles its ledger, records its state, ends what belongs to it, and notifies
 * client and practice. Returns the refund that is due now. An unverified claim is left to the desk, which looks whether the
 * money arrived.
 */
export async function recordCancellation(
  tx: Transaction,
  locked: BookingRow,
  { cause, actorId, refund }: Cancellation,
  now: Date,
): Promise<{ readonly refundDue: Paise }> {
  const { actor, change } = BY[cause]
  const booking = await withdrawSessionClaim(tx, locked, { actor, actorId }, now)
  const to = changeBooking(booking, change, actor)
  if (!to.ok) throw new Error(`A ${booking.status} booking was locked and cannot be ${change}.`)

  const staffId = actor === 'staff' ? actorId : undefined
  const { refundDue, refundInAll, uninvoiced } = await closeLedger(tx, booking, { refund, staffId }, now)
  const sendBy = refundDue > 0 ? refundBy(now, await readBusinessDays(tx, now)) : null
  const calendarSequence = booking.calendarSequence + 1
  await recordBookingState(
    tx,
    booking.id,
    { from: booking, to: to.value },
    {
      holdsSlot: false,
      needsReschedule: false,
      cancelledAt: now,
      cancellationReason: cause,
      // With what was refunded before, which the desk subtracts.
      refundDue: refundInAll,
      refundBy: sendBy,
      calendarSequence,
      updatedAt: now,
    },
  )
  await recordBookingEvents(tx, [
    { bookingId: booking.id, at: now, change, actor, actorId, from: booking, to: to.value, reason: cause },
  ])
  await endWhatBelongsTo(tx, booking, cause, now)
  await notifyOfCancellation(tx, { ...booking, calendarSequence }, { cause, refund, sendBy }, now)
  // Last, because it may draw a number.
  if (uninvoiced > 0) await creditInvoice(tx, booking.id, uninvoiced, now)
  return { refundDue }
}

/** Files, lessons, the invoice, and the coupon, pass or voucher that was used or bought. */
async function endWhatBelongsTo(
  tx: Transaction,
  booking: BookingRow,
  cause: CancellationCause,
  now: Date,
): Promise<void> {
  const { id, serviceType, status, paymentStatus, amount } = booking
  if (paymentStatus !== 'paid') await deleteFilesOf(tx, id)
  if (serviceType === 'course') await deleteEnrollmentOf(tx, id)
  await withdrawInvoice(tx, id, now)
  if (status === 'pending' || amount === 0) await giveBackCouponUse(tx, id, now)
  if (serviceType === 'pass') await recordPassEnded(tx, id, now)
  if (serviceType === 'voucher') await recordVoucherVoided(tx, id, now)
  if (await isSessionGivenBack(tx, booking, cause, now)) await giveBackPassUse(tx, id, now)
}

type NotifiedCancellation = {
  readonly cause: CancellationCause
  readonly refund: Paise
  readonly sendBy: IsoDate | null
}

/** The client, those who wait for a time, and the practice, which does not plan for unpaid bookings. */
async function notifyOfCancellation(
  tx: Transaction,
  booking: BookingRow,
  { cause, refund, sendBy }: NotifiedCancellation,
  now: Date,
): Promise<void> {
  const shown = bookingInEmail(booking)
  const isPaymentVerified = booking.paymentStatus === 'paid'
  const email = {
    kind: 'booking-cancelled',
    booking: shown,
    cause,
    refundDue: refund,
    ...(sendBy !== null && { refundBy: sendBy }),
    isPaymentVerified,
    serviceType: booking.serviceType,
    cancelledAt: now.toISOString(),
  } as const
  await notifyClient(tx, booking, email, `booking-cancelled:${booking.id}`)
  if (booking.startsAt !== null) await queueOffers(tx)
  if ((cause === 'client' || cause === 'account-deleted') && booking.status === 'paid') {
    const alert = { kind: 'client-cancelled', booking: shown, cause, refundDue: refund, isPaymentVerified } as const
    await notifyPractice(tx, alert, `client-cancelled:${booking.id}`)
  }
}

/** A session that a client cancels too late is used; one that the practice cancels is not. */
async function isSessionGivenBack(
  tx: Database,
  booking: BookingRow,
  cause: CancellationCause,
  now: Date,
): Promise<boolean> {
  if (cause !== 'client') return true
  const outcome = (await findSessionNotes(tx, booking.id))?.outcome ?? null
  return isWithinPolicy({ ...booking, bookedAt: booking.createdAt, outcome, openedPercent: 0 }, now)
}

/**
 * A booking that ends before the desk has agreed to a payment at the session is unpaid: nothing was sent, so there is
 * nothing to look for. Returns any other booking as it is.
 */
async function withdrawSessionClaim(
  tx: Transaction,
  booking: BookingRow,
  { actor, actorId }: { readonly actor: BookingActor; readonly actorId: string | undefined },
  now: Date,
): Promise<BookingRow> {
  if (!asksToPayAtSession(booking)) return booking
  const to = changeBooking(booking, 'withdrawn', actor)
  if (!to.ok) throw new Error(`A claim cannot be withdrawn by ${actor}.`)

  await rejectWaitingClaim(tx, booking.id, now)
  await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { updatedAt: now })
  const event = { bookingId: booking.id, at: now, change: 'withdrawn', actor, actorId } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value }])
  return { ...booking, ...to.value }
}

/**
 * The ledger of a booking that is being cancelled, which the caller has locked: the charge is taken back, or as much of it
 * as the client gets, and credit returns to the account. Returns what has to be sent back; only verified money is.
 */
async function closeLedger(
  tx: Database,
  booking: BookingRow,
  { refund, staffId }: { readonly refund: Paise; readonly staffId: string | undefined },
  now: Date,
): Promise<Pick<LedgerCancellation, 'refundDue' | 'uninvoiced'> & { readonly refundInAll: Paise }> {
  const entries = await listBookingEntries(tx, booking.id)
  const isConfirmed = booking.paymentStatus === 'paid'
  const { lines, creditBack, refundDue, uninvoiced } = isConfirmed
    ? cancelConfirmed(entries, refund)
    : cancelUnconfirmed(entries)

  // Its money, if it comes, is recorded on the client's account.
  if (isConfirmed) await rejectWaitingClaim(tx, booking.id, now)

  const about = { at: now, recordedBy: staffId ?? null }
  await recordLines(tx, booking, lines, about)
  if (creditBack > 0) {
    // More credit needs no lock of the account: only using it does.
    const { userId, code } = booking
    await recordLedgerEntries(tx, [{ ...about, userId, kind: 'credit', amount: creditBack, label: `booking:${code}` }])
  }
  return { refundDue, refundInAll: paiseFrom(refundDue + sumOfRefunds(entries)), uninvoiced }
}
