import type { DeskBookingView } from '#app/features/desk/sessions/desk-booking.ts'
import type { EarlierSession } from '#app/features/desk/sessions/earlier-sessions.tsx'
import type { DeskVisit } from '#app/routes/desk/desk-visit.ts'
import { longDay } from '#content/words/dates.ts'
import { listOwnAnswers } from '#db/bookings/answers.ts'
import { listClientBookings } from '#db/bookings/desk-bookings.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { earlierSessions, heldAt } from '#domain/bookings/earlier-sessions.ts'
import { istDate } from '#domain/india-time.ts'

/** The client's sessions before this one, within the scope of the viewer, the latest first. */
export async function loadEarlierSessions(
  { db, keys, scope }: DeskVisit,
  booking: DeskBookingView,
): Promise<(EarlierSession & { readonly at: Date })[]> {
  const [bookings, answers] = await Promise.all([
    listClientBookings(db, scope, booking.userId),
    listOwnAnswers(db, booking.userId),
  ])
  const answered = new Map(answers.map(({ bookingId, publishedAt }) => [bookingId, longDay(istDate(publishedAt))]))
  return earlierSessions(bookings, booking).map((earlier) => ({
    id: earlier.id,
    code: earlier.code,
    serviceName: earlier.serviceName,
    at: heldAt(earlier),
    heldOn: longDay(istDate(heldAt(earlier))),
    notes: unsealNotes(earlier.sealedPrivateNotes, keys),
    answeredOn: answered.get(earlier.id) ?? null,
  }))
}
