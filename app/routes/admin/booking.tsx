import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { joinWithDots } from '#app/features/desk/join-with-dots.ts'
import { BookingDetails } from '#app/features/desk/sessions/booking-details.tsx'
import { DeskBookingCard } from '#app/features/desk/sessions/desk-booking-card.tsx'
import { keyRingContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { notFound } from '#app/http/respond.ts'
import { loadLedger } from '#app/routes/booking/load-ledger.ts'
import { viewBookings } from '#app/routes/desk/sessions/view-bookings.ts'
import { ADMIN } from '#content/admin/admin.ts'
import { ADMIN_BOOKINGS } from '#content/admin/admin-practice-records.ts'
import { SESSION } from '#content/desk/desk-session.ts'
import { listBookingTimeline } from '#db/bookings/booking-timeline.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import type { Route } from './+types/booking'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.booking.code ?? SESSION.title, ADMIN.title)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, viewer, now } = requireAdmin(context)
  const keys = context.get(keyRingContext)
  const found = await findDeskBooking(db, WHOLE_PRACTICE, params.bookingId)
  if (!found) throw notFound()
  const [booking] = await viewBookings({ db, keys, staff: viewer, scope: WHOLE_PRACTICE, now }, [found])
  if (!booking) throw notFound()
  if (!found.isClientErased) await recordClientView(db, { userId: found.userId, staffId: viewer.id, now })

  const [invoices, events, ledger] = await Promise.all([
    listBookingInvoices(db, booking.id),
    listBookingTimeline(db, WHOLE_PRACTICE, booking.id),
    loadLedger(db, booking.id),
  ])
  // The link is for those who hold the session.
  return { booking: { ...booking, meetingLink: '' }, invoices, events, ledger }
}

export default function Booking({ loaderData: { booking, ...details } }: Route.ComponentProps) {
  const title = joinWithDots([booking.serviceName, booking.code])
  return (
    <>
      <AdminHeading
        title={title}
        crumbs={[{ href: '/admin/bookings', label: ADMIN_BOOKINGS.title }, { label: title }]}
      />
      <div className="desk-columns">
        <DeskBookingCard booking={booking} area="/admin" />
        <BookingDetails booking={booking} {...details} isStateMissing={false} brief={null} isReadOnly />
      </div>
    </>
  )
}
