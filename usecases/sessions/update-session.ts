import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { findBookingRow, lockBooking, raiseCalendarSequences } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealNotes, unsealNotes } from '#db/sealed-notes.ts'
import { findAnswerState } from '#db/sessions/answers.ts'
import {
  findMeetingLink,
  findSessionNotes,
  recordPrivateNotes,
  recordSessionNotes,
} from '#db/sessions/session-notes.ts'
import { LONGEST_PRIVATE_NOTES } from '#domain/bookings/booking-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isMeetingLink } from '#domain/sessions/meeting-link.ts'
import type { SessionOutcome } from '#domain/sessions/session-stage.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { emailLink } from './change-meeting-links.ts'

type SessionEdit = { readonly bookingId: string; readonly staffId: string }

/**
 * Sets the meeting link of one session, or with an empty one takes its own link away. The link that it then has is emailed at
 * once if the session is confirmed.
 */
export async function setMeetingLink(
  db: Database,
  { bookingId, staffId, link }: SessionEdit & { readonly link: string },
  now: Date,
): Promise<Outcome<{ readonly isSent: boolean }, 'booking-not-found' | 'no-session' | 'link-invalid'>> {
  const meetingLink = normalizeLine(link)
  if (meetingLink !== '' && !isMeetingLink(meetingLink)) return refused('link-invalid')

  return db.transaction(async (tx) => {
    // The lock makes a concurrent save of the same link see that it is no longer new.
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.serviceType !== 'consultation') return refused('no-session')
    const before = await findMeetingLink(tx, bookingId)
    await recordSessionNotes(tx, booking, { meetingLink }, { staffId, now })
    const after = await findMeetingLink(tx, bookingId)
    if (after === before) return accepted({ isSent: false })

    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'meeting-link-changed', actorId: staffId, subject, at: now })
    // Calendars take a new version of an entry only with a higher number.
    await raiseCalendarSequences(tx, [bookingId], now)
    const isConfirmed = booking.status === 'paid' && booking.paymentStatus === 'paid'
    return accepted({ isSent: isConfirmed && (await emailLink(tx, { ...booking, meetingLink: after }, now)) })
  })
}

/**
 * Saves the desk's private notes; refused for an erased client. `version` is the one the editor had loaded, so that
 * notes saved by a colleague in the meantime are not overwritten.
 */
export async function saveNotes(
  db: Database,
  keys: KeyRing,
  { bookingId, staffId, notes, version }: SessionEdit & { readonly notes: string; readonly version: number },
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'client-erased' | 'notes-too-long' | 'notes-changed'>> {
  const privateNotes = normalizeText(notes)
  if (privateNotes.length > LONGEST_PRIVATE_NOTES) return refused('notes-too-long')

  return db.transaction(async (tx) => {
    const booking = await findBookingRow(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    // A concurrent erasure waits for this lock and then deletes these notes too.
    await lockAccount(tx, booking.userId)
    if (await isErased(tx, booking.userId)) return refused('client-erased')

    // The lock above is held by everybody who saves notes of this client, so that nothing changes after this is read.
    const before = await findSessionNotes(tx, bookingId)
    const isRepeated = before !== undefined && unsealNotes(before.sealedNotes, keys) === privateNotes
    const sealed = { sealedNotes: sealNotes(privateNotes, keys), version: isRepeated ? before.notesVersion : version }
    const isWritten = await recordPrivateNotes(tx, booking, sealed, { staffId, now })
    if (!isWritten) return refused('notes-changed')
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'notes-changed', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}

/** Records how a session went. It must have begun, unless it is a Prasna without an hour; an answered one stays completed. */
export async function markOutcome(
  db: Database,
  { bookingId, staffId, outcome }: SessionEdit & { readonly outcome: SessionOutcome | null },
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'no-session' | 'not-confirmed' | 'not-begun' | 'answered'>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.serviceType !== 'consultation') return refused('no-session')
    if (booking.status !== 'paid' || booking.paymentStatus !== 'paid') return refused('not-confirmed')
    if (booking.startsAt !== null && booking.startsAt > now) return refused('not-begun')

    const before = (await findSessionNotes(tx, bookingId))?.outcome ?? null
    if (outcome === before) return accepted(null)
    const isUndone = booking.askedAt !== null && outcome !== 'completed'
    if (isUndone && (await findAnswerState(tx, bookingId)).publishedAt !== null) return refused('answered')

    await recordSessionNotes(tx, booking, { outcome }, { staffId, now })
    const event = { bookingId, at: now, change: 'outcome-recorded', actor: 'staff', actorId: staffId } as const
    await recordBookingEvents(tx, [{ ...event, from: booking, to: booking, reason: outcome ?? 'cleared' }])
    return accepted(null)
  })
}
