import { isErased, lockAccount } from '#db/accounts/users.ts'
import { findBookingRow, lockBooking } from '#db/bookings/bookings.ts'
import { findSessionNotes, recordPrivateNotes, recordSessionNotes } from '#db/bookings/session-notes.ts'
import type { Database } from '#db/client.ts'
import { isMeetingLink } from '#domain/bookings/meeting-link.ts'
import type { SessionOutcome } from '#domain/bookings/session-stage.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

type Keeper = { readonly bookingId: string; readonly staffId: string }

const LONGEST_NOTES = 5_000

/** The way to this one session. A new link is sent to the client at once, when the session is theirs for certain. */
export async function setMeetingLink(
  db: Database,
  { bookingId, staffId, link }: Keeper & { readonly link: string },
  now: Date,
): Promise<Outcome<{ readonly isSent: boolean }, 'booking-not-found' | 'link-invalid'>> {
  const meetingLink = normalizeLine(link)
  if (meetingLink !== '' && !isMeetingLink(meetingLink)) return refused('link-invalid')

  return db.transaction(async (tx) => {
    // Of two who save the same link at once, the second finds that it is no longer new.
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    const before = (await findSessionNotes(tx, bookingId))?.meetingLink ?? ''
    await recordSessionNotes(tx, booking, { meetingLink }, { staffId, now })

    const isConfirmed = booking.status === 'paid' && booking.paymentStatus === 'paid'
    const isSent = isConfirmed && meetingLink !== '' && meetingLink !== before
    if (isSent) {
      const email = { kind: 'session-link', booking: bookingInEmail(booking), meetingLink } as const
      await notifyClient(tx, booking, email, `session-link:${bookingId}:${now.getTime()}`)
    }
    return accepted({ isSent })
  })
}

/** For the desk alone, and never of somebody who asked to be forgotten. `version` is what the writer had read: notes that somebody else wrote meanwhile are not lost. */
export async function saveNotes(
  db: Database,
  { bookingId, staffId, notes, version }: Keeper & { readonly notes: string; readonly version: number },
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'client-erased' | 'notes-too-long' | 'notes-changed'>> {
  const privateNotes = normalizeText(notes)
  if (privateNotes.length > LONGEST_NOTES) return refused('notes-too-long')

  return db.transaction(async (tx) => {
    const booking = await findBookingRow(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    // An erasure at this moment waits, and then finds these notes too.
    await lockAccount(tx, booking.userId)
    if (await isErased(tx, booking.userId)) return refused('client-erased')

    const isWritten = await recordPrivateNotes(tx, booking, { privateNotes, version }, { staffId, now })
    return isWritten ? accepted(null) : refused('notes-changed')
  })
}

/** How a session went; only one that has begun, or a question that was asked, can have gone anywhere. */
export async function markOutcome(
  db: Database,
  { bookingId, staffId, outcome }: Keeper & { readonly outcome: SessionOutcome | null },
  now: Date,
): Promise<Outcome<null, 'booking-not-found' | 'not-confirmed' | 'not-begun'>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.status !== 'paid' || booking.paymentStatus !== 'paid') return refused('not-confirmed')
    if (booking.startsAt !== null && booking.startsAt > now) return refused('not-begun')

    await recordSessionNotes(tx, booking, { outcome }, { staffId, now })
    return accepted(null)
  })
}
