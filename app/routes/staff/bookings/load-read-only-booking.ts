import { notFound } from '#app/http/respond.ts'
import { loadLedger } from '#app/routes/booking/load-ledger.ts'
import { viewBookings } from '#app/routes/staff/bookings/view-bookings.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { listBookingTimeline } from '#db/bookings/booking-timeline.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'

/** What an admin sees of a booking: no birth details, and nothing to change. */
export async function loadReadOnlyBooking(visit: StaffVisit, bookingId: string) {
  const { db, staff, scope, now } = visit
  const found = await findDeskBooking(db, scope, bookingId)
  if (!found) throw notFound()
  const [booking] = await viewBookings(visit, [found])
  if (!booking) throw notFound()
  if (!found.isClientErased) await recordClientView(db, { userId: found.userId, staffId: staff.id, now })

  const [invoices, events, ledger] = await Promise.all([
    listBookingInvoices(db, booking.id),
    listBookingTimeline(db, scope, booking.id),
    loadLedger(db, booking.id),
  ])
  // The link is for those who hold the session.
  return { isReadOnly: true, booking: { ...booking, meetingLink: '' }, invoices, events, ledger, now } as const
}
