import { isErased, lockAccount } from '#db/accounts/users.ts'
import { countChartNotes, deleteChartNote, findBookingOfNote, recordChartNote } from '#db/charts/chart-notes.ts'
import type { Database } from '#db/client.ts'
import { findDeskBooking, isBookingInScope } from '#db/desk/desk-bookings.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { LONGEST_CHART_NOTE, MOST_CHART_NOTES, readChartPlace } from '#domain/charts/chart-places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { normalizeText } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'

export type PinRefusal = 'booking-not-found' | 'note-invalid' | 'note-empty' | 'note-too-long' | 'too-many-notes'

type PinnedNote = {
  /** Made by the form, so that sending it twice pins one note. */
  readonly id: string
  readonly bookingId: string
  readonly place: string
  readonly text: string
  readonly staffId: string
  readonly scope: DeskScope
}

/** Pins a note to a place in the chart of a booking. */
export async function pinChartNote(
  db: Database,
  keys: KeyRing,
  note: PinnedNote,
  now: Date,
): Promise<Outcome<{ readonly id: string }, PinRefusal>> {
  const text = normalizeText(note.text)
  const place = readChartPlace(note.place)
  if (!place || !isUuid(note.id)) return refused('note-invalid')
  if (text === '') return refused('note-empty')
  if (text.length > LONGEST_CHART_NOTE) return refused('note-too-long')

  return db.transaction(async (tx) => {
    const booking = await findDeskBooking(tx, note.scope, note.bookingId)
    if (!booking) return refused('booking-not-found')
    // An erasure that runs at the same time finishes first, or deletes this note too.
    await lockAccount(tx, booking.userId)
    if (await isErased(tx, booking.userId)) return refused('booking-not-found')
    if ((await countChartNotes(tx, booking.id)) >= MOST_CHART_NOTES) return refused('too-many-notes')

    const { id, staffId } = note
    const row = { id, userId: booking.userId, bookingId: booking.id, place, writtenBy: staffId, writtenAt: now }
    await recordChartNote(tx, { ...row, sealedText: sealWithRing(text, keys) })
    return accepted({ id })
  })
}

/** Removes a note. One that is gone already is no problem; one outside the scope is not found. */
export async function removeChartNote(
  db: Database,
  { id, scope }: { readonly id: string; readonly scope: DeskScope },
): Promise<Outcome<{ readonly id: string }, 'note-not-found'>> {
  if (!isUuid(id)) return refused('note-not-found')
  return db.transaction(async (tx) => {
    const bookingId = await findBookingOfNote(tx, id)
    if (bookingId === undefined) return accepted({ id })
    if (!(await isBookingInScope(tx, scope, bookingId))) return refused('note-not-found')
    await deleteChartNote(tx, id)
    return accepted({ id })
  })
}
