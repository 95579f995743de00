import { recordAudit } from '#db/audit-log.ts'
import { type AstrologerContact, findAstrologerContacts } from '#db/availability/astrologers.ts'
import { lockSlots, requireDiaryAt } from '#db/availability/slots.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findSessionNotes, recordSessionNotes } from '#db/sessions/session-notes.ts'
import { isStillFree } from '#domain/availability/slot-rules.ts'
import type { Span } from '#domain/availability/spans.ts'
import { changeBooking, VERIFIED } from '#domain/bookings/booking-states.ts'
import { isHoldAlive } from '#domain/bookings/holds.ts'
import type { BookingInEmail } from '#domain/emails/booking-emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { mayHandOver, type Staff } from '#domain/rights.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { takeSlot } from '#usecases/bookings/take-slot.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

export type HandOverRefusal =
  | 'booking-not-found'
  | 'not-yours-to-hand-over'
  | 'cannot-be-handed-over'
  | 'already-theirs'
  | 'does-not-offer-it'
  | 'not-free-then'

type HandOver = {
  readonly bookingId: string
  readonly astrologerId: number
  readonly staff: Staff & { readonly id: string }
}

/**
 * Gives a booking to another astrologer who offers the service and is free at its time. The client and both astrologers
 * get an email. The session loses a meeting link of its own, because that is the old astrologer's: the new one's counts.
 */
export async function handOverBooking(
  db: Database,
  { bookingId, astrologerId, staff }: HandOver,
  now: Date,
): Promise<Outcome<{ readonly toName: string }, HandOverRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (!mayHandOver(staff, booking)) return refused('not-yours-to-hand-over')
    if (!canBeHandedOver(booking, now)) return refused('cannot-be-handed-over')
    if (booking.astrologerId === astrologerId) return refused('already-theirs')

    const contacts = await findAstrologerContacts(tx, booking.packageId ?? 0, [astrologerId, booking.astrologerId])
    const to = contacts.find(({ id }) => id === astrologerId)
    if (!to?.isOffering) return refused('does-not-offer-it')
    if (!(await takeTime(tx, booking, astrologerId, now))) return refused('not-free-then')

    const after = { ...booking, astrologerId, calendarSequence: booking.calendarSequence + 1 }
    await recordBookingChange(tx, bookingId, { astrologerId, calendarSequence: after.calendarSequence, updatedAt: now })
    if ((await findSessionNotes(tx, bookingId))?.meetingLink) {
      await recordSessionNotes(tx, booking, { meetingLink: '' }, { staffId: staff.id, now })
    }
    const from = contacts.find(({ id }) => id === booking.astrologerId)
    await recordHandOver(tx, booking, { staffId: staff.id, reason: `${from?.name ?? '–'} to ${to.name}` }, now)
    await notifyOfHandOver(tx, after, to.name, now)
    await notifyAstrologers(tx, { from, to }, bookingInEmail(after), now)
    return accepted({ toName: to.name })
  })
}

/** A course has no astrologer; a session must lie ahead and hold its time. */
function canBeHandedOver(booking: BookingRow, now: Date): boolean {
  if (booking.serviceType !== 'consultation' || !changeBooking(booking, 'handed-over', 'staff').ok) return false
  if (booking.askedAt !== null) return true
  const holdsTime = booking.holdsSlot && (booking.status === 'paid' || isHoldAlive(booking, now))
  return holdsTime && booking.startsAt !== null && booking.startsAt > now
}

/** Returns false if the astrologer does not work or is not free then. A question needs no time. */
async function takeTime(tx: Database, booking: BookingRow, astrologerId: number, now: Date): Promise<boolean> {
  const { id, packageId, startsAt, endsAt, occupiedFrom, occupiedUntil } = booking
  if (packageId === null || !startsAt || !endsAt || !occupiedFrom || !occupiedUntil) return booking.askedAt !== null

  const occupied: Span = [occupiedFrom.getTime(), occupiedUntil.getTime()]
  await lockSlots(tx, { packageId, astrologerId }, occupied)
  const offer = { packageId, isLimited: false }
  const diary = await requireDiaryAt(tx, offer, { startsAt, astrologerId }, { now, exceptBookingId: id })
  if (!isStillFree(diary, { astrologerId, startsAt, endsAt, occupiedFrom, occupiedUntil })) return false
  return takeSlot(tx, id, { astrologerId, occupiedFrom, occupiedUntil }, now)
}

async function recordHandOver(
  tx: Transaction,
  booking: BookingRow,
  { staffId, reason }: { readonly staffId: string; readonly reason: string },
  now: Date,
): Promise<void> {
  const event = { bookingId: booking.id, at: now, change: 'handed-over', actor: 'staff', actorId: staffId } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: booking, reason }])
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'booking-handed-over', actorId: staffId, subject, at: now })
}

async function notifyOfHandOver(tx: Transaction, after: BookingRow, astrologerName: string, now: Date): Promise<void> {
  const email = {
    kind: 'astrologer-changed',
    booking: bookingInEmail(after),
    astrologerName,
    changedAt: now.toISOString(),
    isConfirmed: after.status === VERIFIED.status && after.paymentStatus === VERIFIED.paymentStatus,
  } as const
  await notifyClient(tx, after, email, `astrologer-changed:${after.id}:${after.calendarSequence}`)
}

type Astrologers = { readonly from: AstrologerContact | undefined; readonly to: AstrologerContact }

/** Emails both astrologers about a hand-over. One without a sign-in is reached at the practice's address. */
async function notifyAstrologers(
  tx: Transaction,
  { from, to }: Astrologers,
  booking: BookingInEmail,
  now: Date,
): Promise<void> {
  const { contact } = await requirePractice(tx)
  const names = { fromName: from?.name ?? null, toName: to.name }
  for (const reader of from ? [to, from] : [to]) {
    const address = reader.email ?? contact.astrologerEmail
    if (address === '') continue
    await queueEmail(tx, {
      eventKey: `session-handed-over:${booking.bookingId}:${booking.calendarSequence}:${reader.id}`,
      to: { address, name: reader.name },
      email: {
        kind: 'session-handed-over',
        booking,
        ...names,
        isReceiver: reader === to,
        handedOverAt: now.toISOString(),
      },
      timeZone: reader.timeZone,
    })
  }
}
