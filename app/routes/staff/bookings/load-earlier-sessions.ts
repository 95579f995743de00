import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { EarlierSession } from '#app/features/staff/bookings/earlier-sessions.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { longDay } from '#content/words/dates.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { listOwnAnswers } from '#db/sessions/answers.ts'
import { earlierSessions, heldAt } from '#domain/sessions/earlier-sessions.ts'
import { istDate } from '#domain/time/india-time.ts'

/** The client's sessions before this one, within the scope of the viewer, the latest first. */
export async function loadEarlierSessions(
  { db, keys, scope }: StaffVisit,
  booking: Pick<DeskBookingView, 'id' | 'userId' | 'startsAt' | 'askedAt' | 'createdAt'>,
): Promise<(EarlierSession & { readonly at: Date })[]> {
  const [bookings, answers] = await Promise.all([
    listClientBookings(db, scope, booking.userId),
    listOwnAnswers(db, booking.userId),
  ])
  const answered = new Map(answers.map(({ bookingId, publishedAt }) => [bookingId, longDay(istDate(publishedAt))]))
  return earlierSessions(bookings, booking).map((earlier) => ({
    id: earlier.id,
    code: earlier.code,
    serviceName: serviceText(earlier),
    at: heldAt(earlier),
    heldOn: longDay(istDate(heldAt(earlier))),
    notes: unsealNotes(earlier.sealedPrivateNotes, keys),
    answeredOn: answered.get(earlier.id) ?? null,
  }))
}
