import { intakeNotes } from '#app/features/chart-text/intake-text.ts'
import { intakeView } from '#app/features/page-parts/intake-view.ts'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { notFound } from '#app/http/respond.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { longDay } from '#content/words/dates.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { viewBookings } from './view-bookings.ts'

/** One booking with decrypted birth details; the view is recorded. */
export async function requireDeskBooking(visit: StaffVisit, bookingId: string): Promise<DeskBookingView> {
  const found = await findDeskBooking(visit.db, visit.scope, bookingId)
  const [booking] = found ? await viewBookings(visit, [found]) : []
  if (!booking) throw notFound()
  return booking
}

function whenText({ bookingDate, session }: DeskBookingView): string | null {
  if (session) return BRIEF.session(session.forStaff)
  return bookingDate && BRIEF.courseStart(longDay(bookingDate))
}

/** The heading of a brief, on the screen and in the PDF. */
export function briefHeading(booking: DeskBookingView) {
  const { birth, notes } = booking
  return {
    name: birth?.intake?.name ? `${clientLabel(booking)}, ${CARD.forName(birth.intake.name)}` : clientLabel(booking),
    session: whenText(booking),
    questions: [birth?.questions, notes].filter(Boolean).join('\n'),
    intake: intakeView(birth),
    notes: intakeNotes(birth?.intake),
  }
}
