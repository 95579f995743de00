import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockOwnBooking, recordBookingState } from '#db/bookings/bookings.ts'
import { shareDiary } from '#db/bookings/slots.ts'
import type { Database } from '#db/client.ts'
import { findLiveClaim, listEarlierClaims, recordClaim } from '#db/payments/payment-claims.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { chooseSlotAtShortNotice } from '#domain/bookings/slots.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { judgeReference, type ClaimRefusal as ReferenceRefusal } from '#domain/payments/payment-claims.ts'
import { parseUpiReference, type UpiReference, type UpiReferenceRefusal } from '#domain/payments/upi-reference.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { notifyPractice } from '#usecases/bookings/notify-practice.ts'
import { readDiaryOf } from '#usecases/bookings/read-diary.ts'
import { takeSlot } from '#usecases/bookings/take-slot.ts'
import { issueInvoice } from '#usecases/invoices/issue-invoice.ts'

export type Claim = { readonly bookingId: string; readonly userId: string; readonly upiReference: string }

export type ClaimRefusal =
  | 'booking-not-found'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'already-claimed'
  | UpiReferenceRefusal
  | ReferenceRefusal

export type Claimed = { readonly bookingId: string; readonly needsReschedule: boolean }

/** The client says that the money was sent. It is only a claim: the practice compares it with the bank's statement. */
export async function claimBookingPayment(
  db: Database,
  { bookingId, userId, upiReference }: Claim,
  now: Date,
): Promise<Outcome<Claimed, ClaimRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, { id: bookingId, userId })
    if (!booking) return refused('booking-not-found')

    const reference = parseUpiReference(upiReference)
    if (!reference.ok) return reference
    if (booking.status === 'paid') return answerRepeatedClaim(tx, booking, reference.value)
    if (booking.status === 'cancelled') return refused('booking-cancelled')
    if (!isPayable(booking, now)) return refused('booking-expired')

    const isTaken = await recordJudgedClaim(tx, booking, reference.value, now)
    if (!isTaken.ok) return isTaken

    const needsReschedule = !(await holdsSession(tx, booking, now))
    await moveToClaimed(tx, booking, { needsReschedule }, now)
    await issueInvoice(tx, booking, { upiReference: reference.value }, now)
    await notifyOfClaim(tx, booking, { reference: reference.value, needsReschedule })
    return accepted({ bookingId: booking.id, needsReschedule })
  })
}

/** A second click with the same number is the same claim; another number would be a second payment. */
async function answerRepeatedClaim(
  tx: Database,
  booking: BookingRow,
  reference: UpiReference,
): Promise<Outcome<Claimed, 'already-claimed'>> {
  const claim = await findLiveClaim(tx, booking.id)
  if (claim?.upiReference !== reference) return refused('already-claimed')
  return accepted({ bookingId: booking.id, needsReschedule: booking.needsReschedule })
}

/** A reference that another booking lives by is refused, and the attempt is kept where the desk sees it. */
async function recordJudgedClaim(
  tx: Database,
  { id, userId }: BookingRow,
  upiReference: UpiReference,
  now: Date,
): Promise<Outcome<null, ReferenceRefusal>> {
  const claim = { bookingId: id, userId, upiReference, claimedAt: now }
  const judged = judgeReference(id, upiReference, await listEarlierClaims(tx, claim))

  if (judged.ok) {
    const { isSuspicious } = judged.value
    const written = await recordClaim(tx, { ...claim, state: 'awaiting', isSuspicious })
    if (written !== undefined) return accepted(null)
  }
  const refusal = judged.ok ? 'reference-in-use' : judged.refusal
  if (refusal === 'reference-in-use') await recordClaim(tx, { ...claim, state: 'refused', reason: refusal })
  return refused(refusal)
}

/** A slot whose half hour has passed is taken again if it is still free, and if its hour has not begun. */
async function holdsSession(tx: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, serviceType, startsAt, bookingDate, slotKey } = booking
  if (serviceType !== 'consultation' || startsAt === null || bookingDate === null || slotKey === null) return true
  if (startsAt <= now) return false
  if (booking.holdsSlot) return true

  // The astrologer may have closed the hour since.
  await shareDiary(tx)
  const requested = { date: bookingDate, hourKey: slotKey }
  const slot = chooseSlotAtShortNotice(await readDiaryOf(tx, requested, { now }), requested, now)
  return slot.ok && takeSlot(tx, id, { startsAt }, now)
}

async function moveToClaimed(
  tx: Database,
  booking: BookingRow,
  { needsReschedule }: { needsReschedule: boolean },
  now: Date,
): Promise<void> {
  const to = changeBooking(booking, 'claimed', 'client')
  if (!to.ok) throw new Error('A pending booking was locked and cannot be claimed.')

  const change = {
    needsReschedule,
    rejectionReason: null,
    updatedAt: now,
    // A booking without its time keeps nobody else from it.
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
  tx: Database,
  booking: BookingRow,
  { reference, needsReschedule }: { reference: UpiReference; needsReschedule: boolean },
): Promise<void> {
  const told = bookingInEmail(booking)
  const referenceEnding = reference.slice(-SHOWN_DIGITS)
  // A claim after a rejection is another event.
  const claimed = await findLiveClaim(tx, booking.id)
  const email = { kind: 'payment-claimed', booking: told, referenceEnding, needsReschedule } as const
  await notifyClient(tx, booking, email, `payment-claimed:${booking.id}:${claimed?.id}`)

  if (!needsReschedule) return
  await notifyPractice(tx, { kind: 'slot-lost', booking: told }, `slot-lost:${booking.id}:${booking.calendarSequence}`)
}
