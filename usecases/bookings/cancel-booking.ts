import { readBusinessDays } from '#db/availability/business-days.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockOwnBooking, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findClassStart } from '#db/learning/cohorts.ts'
import { deleteEnrollmentOf, findEnrollment } from '#db/learning/enrollments.ts'
import { listLessons } from '#db/learning/learning.ts'
import { giveBackCouponUse } from '#db/offers/coupons.ts'
import { findPassOfBooking, giveBackPassUse, lockPassOfBooking, recordPassEnded } from '#db/offers/passes.ts'
import { recordVoucherVoided } from '#db/offers/vouchers.ts'
import { listBookingEntries, readBookingBalance, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { rejectWaitingClaim } from '#db/payments/payment-claims.ts'
import { deleteFilesOf } from '#db/sessions/booking-files.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import type { CancellationCause } from '#domain/emails/booking-emails.ts'
import { openedPercent } from '#domain/learning/course-progress.ts'
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
import { type BegunReason, begunReason, hasBegun, type SessionOutcome } from '#domain/sessions/session-stage.ts'
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

type RefundedBooking = Pick<
  BookingRow,
  'id' | 'userId' | 'courseId' | 'cohortId' | 'createdAt' | 'status' | 'paymentMethod'
> &
  Omit<RefundCase, 'bookedAt' | 'openedPercent' | 'pass'>

/** Nothing of a pass can be used before it is paid for. */
const WHOLE_PASS = { left: 1, sessions: 1 }

/** A booking with everything that the refund rule needs. */
export async function refundCaseOf<Booking extends RefundedBooking>(
  db: Database,
  booking: Booking,
): Promise<Booking & RefundCase> {
  const { id, userId, courseId, createdAt, amount, paymentStatus } = booking
  const openedPercent = courseId === null ? 0 : await readOpenedPercent(db, { userId, courseId, bookedAt: createdAt })
  // Of a booking paid in part, only that part can be refunded. A claim counts as paid until the desk has looked.
  const isUnpaidYet = paymentStatus === 'paid' || asksToPayAtSession(booking)
  const due = isUnpaidYet ? Math.max(0, await readBookingBalance(db, id)) : 0
  const pass = booking.serviceType === 'pass' ? ((await findPassOfBooking(db, id)) ?? WHOLE_PASS) : null
  const startsAt = booking.startsAt ?? (await findClassStart(db, booking.cohortId))
  return { ...booking, startsAt, amount: paiseFrom(amount - due), bookedAt: createdAt, openedPercent, pass }
}

type BookedCourse = { readonly userId: string; readonly courseId: number; readonly bookedAt: Date }

/** Nothing of a course is opened without an enrollment. */
async function readOpenedPercent(db: Database, { userId, courseId, bookedAt }: BookedCourse): Promise<number> {
  const enrollment = await findEnrollment(db, { userId, courseId })
  if (!enrollment) return 0
  return openedPercent(await listLessons(db, { id: courseId, level: enrollment.level }, userId), bookedAt)
}

/** Frees the slot at once, ends the enrollment, and records the refund due for the desk if the payment is verified. */
export async function cancelBooking(
  db: Database,
  own: Own,
  now: Date,
): Promise<Outcome<{ readonly refundDue: Paise }, CancelRefusal>> {
  return db.transaction(async (tx) => {
    const checked = await check(tx, own, now)
    if (!checked.ok) return checked
    const booking = checked.value

    const refund = await refundIfCancelled(tx, booking, now)

    return accepted(await recordCancellation(tx, booking, { cause: 'client', actorId: own.userId, refund }, now))
  })
}

/** The session has not begun. The booking is locked, and the pass that it sold. */
async function check(
  tx: Transaction,
  { bookingId, userId }: Own,
  now: Date,
): Promise<Outcome<BookingRow & { readonly outcome: SessionOutcome | null }, CancelRefusal>> {
  const locked = await lockOwnBooking(tx, { id: bookingId, userId })
  if (!locked) return refused('booking-not-found')
  if (locked.status === 'cancelled') return refused('already-cancelled')

  const outcome = (await findSessionNotes(tx, bookingId))?.outcome ?? null
  const booking = { ...locked, outcome }
  if (hasBegun(booking, now)) return refused(begunReason(booking))

  if (booking.serviceType === 'pass') await lockPassOfBooking(tx, bookingId)
  return accepted(booking)
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
  /** What does not take place, where that is why. */
  readonly ended?: 'group' | 'class'
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
 * Ends a booking that the caller has locked, with everything that follows. Returns the refund that is due now. An unverified
 * claim is left to the desk, which looks whether the money arrived.
 */
export async function recordCancellation(
  tx: Transaction,
  locked: BookingRow,
  cancellation: Cancellation,
  now: Date,
): Promise<{ readonly refundDue: Paise }> {
  const booking = await withdrawSessionClaim(tx, locked, cancellation, now)
  const closed = await closeLedger(tx, booking, cancellation, now)
  const sendBy = closed.refundDue > 0 ? refundBy(now, await readBusinessDays(tx, now)) : null

  const calendarSequence = await record(tx, booking, { ...cancellation, refundInAll: closed.refundInAll, sendBy }, now)

  const ended = { ...cancellation, ...closed, booking: { ...booking, calendarSequence }, sendBy }
  for (const followUp of FOLLOW_UPS) await followUp(tx, ended, now)
  return { refundDue: closed.refundDue }
}

type Ending = Pick<Cancellation, 'cause' | 'actorId'> & {
  /** With what was refunded before, which the desk subtracts. */
  readonly refundInAll: Paise
  readonly sendBy: IsoDate | null
}

/** The state with its history. Returns the number of this version for calendars. */
async function record(
  tx: Transaction,
  booking: BookingRow,
  { cause, actorId, refundInAll, sendBy }: Ending,
  now: Date,
): Promise<number> {
  const { actor, change } = BY[cause]
  const to = changeBooking(booking, change, actor)
  if (!to.ok) throw new Error(`A ${booking.status} booking was locked and cannot be ${change}.`)

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
      refundDue: refundInAll,
      refundBy: sendBy,
      calendarSequence,
      updatedAt: now,
    },
  )
  await recordBookingEvents(tx, [
    { bookingId: booking.id, at: now, change, actor, actorId, from: booking, to: to.value, reason: cause },
  ])
  return calendarSequence
}

/** A booking that was just cancelled; its state and payment are those from before. */
type EndedBooking = {
  readonly booking: BookingRow
  readonly cause: CancellationCause
  readonly ended?: 'group' | 'class'
  readonly refund: Paise
  readonly sendBy: IsoDate | null
  readonly uninvoiced: Paise
}

/** What a cancellation brings with it. The credit note is last, because it may draw a number. */
const FOLLOW_UPS: readonly ((tx: Transaction, ended: EndedBooking, now: Date) => Promise<void>)[] = [
  deleteFiles,
  endEnrollment,
  async (tx, { booking }, now) => withdrawInvoice(tx, booking.id, now),
  giveBackOffers,
  endSoldOffers,
  queueCancelledEmail,
  offerTimeToWaitlist,
  queuePracticeEmail,
  async (tx, { booking, uninvoiced }, now) => {
    if (uninvoiced > 0) await creditInvoice(tx, booking.id, uninvoiced, now)
  },
]

async function deleteFiles(tx: Transaction, { booking: { id, paymentStatus } }: EndedBooking): Promise<void> {
  if (paymentStatus !== 'paid') await deleteFilesOf(tx, id)
}

async function endEnrollment(tx: Transaction, { booking: { id, serviceType } }: EndedBooking): Promise<void> {
  if (serviceType === 'course') await deleteEnrollmentOf(tx, id)
}

async function giveBackOffers(tx: Transaction, { booking, cause }: EndedBooking, now: Date): Promise<void> {
  const { id, status, amount } = booking
  if (status === 'pending' || amount === 0) await giveBackCouponUse(tx, id, now)
  if (await isSessionGivenBack(tx, booking, cause, now)) await giveBackPassUse(tx, id, now)
}

async function endSoldOffers(
  tx: Transaction,
  { booking: { id, serviceType } }: EndedBooking,
  now: Date,
): Promise<void> {
  if (serviceType === 'pass') await recordPassEnded(tx, id, now)
  if (serviceType === 'voucher') await recordVoucherVoided(tx, id, now)
}

async function queueCancelledEmail(
  tx: Transaction,
  { booking, cause, ended, refund, sendBy }: EndedBooking,
  now: Date,
): Promise<void> {
  const email = {
    kind: 'booking-cancelled',
    booking: bookingInEmail(booking),
    cause,
    ...(ended && { ended }),
    refundDue: refund,
    ...(sendBy !== null && { refundBy: sendBy }),
    isPaymentVerified: booking.paymentStatus === 'paid',
    serviceType: booking.serviceType,
    cancelledAt: now.toISOString(),
  } as const
  await notifyClient(tx, booking, email, `booking-cancelled:${booking.id}`)
}

async function offerTimeToWaitlist(tx: Transaction, { booking }: EndedBooking): Promise<void> {
  if (booking.startsAt !== null || booking.cohortId !== null) await queueOffers(tx)
}

/** The practice does not plan for unpaid bookings. */
async function queuePracticeEmail(tx: Transaction, { booking, cause, refund }: EndedBooking): Promise<void> {
  if ((cause !== 'client' && cause !== 'account-deleted') || booking.status !== 'paid') return
  const isPaymentVerified = booking.paymentStatus === 'paid'
  const shown = bookingInEmail(booking)
  const alert = { kind: 'client-cancelled', booking: shown, cause, refundDue: refund, isPaymentVerified } as const
  await notifyPractice(tx, alert, `client-cancelled:${booking.id}`)
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
  { cause, actorId }: Cancellation,
  now: Date,
): Promise<BookingRow> {
  if (!asksToPayAtSession(booking)) return booking
  const { actor } = BY[cause]
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
  { refund, cause, actorId }: Cancellation,
  now: Date,
): Promise<Pick<LedgerCancellation, 'refundDue' | 'uninvoiced'> & { readonly refundInAll: Paise }> {
  const entries = await listBookingEntries(tx, booking.id)
  const isConfirmed = booking.paymentStatus === 'paid'
  const { lines, creditBack, refundDue, uninvoiced } = isConfirmed
    ? cancelConfirmed(entries, refund)
    : cancelUnconfirmed(entries)

  // Its money, if it comes, is recorded on the client's account.
  if (isConfirmed) await rejectWaitingClaim(tx, booking.id, now)

  const about = { at: now, recordedBy: BY[cause].actor === 'staff' ? (actorId ?? null) : null }
  await recordLines(tx, booking, lines, about)
  if (creditBack > 0) {
    // More credit needs no lock of the account: only using it does.
    const { userId, code } = booking
    await recordLedgerEntries(tx, [{ ...about, userId, kind: 'credit', amount: creditBack, label: `booking:${code}` }])
  }
  return { refundDue, refundInAll: paiseFrom(refundDue + sumOfRefunds(entries)), uninvoiced }
}
