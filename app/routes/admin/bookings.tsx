import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { BookingRows } from '#app/features/desk/sessions/booking-rows.tsx'
import { pageOfBookings } from '#app/routes/desk/sessions/page-of-bookings.ts'
import { ADMIN_BOOKINGS } from '#content/admin/admin-practice-records.ts'
import { FIND_BOOKING } from '#content/booking/find-booking.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/bookings'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  return pageOfBookings(db, WHOLE_PRACTICE, url)
}

export default function Bookings({ loaderData: { bookings, search, nextHref, firstHref } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={ADMIN_BOOKINGS.title} lead={ADMIN_BOOKINGS.lead} />
      <ListFrame
        search={search}
        searchLabel={FIND_BOOKING.search}
        empty={{ title: FIND_BOOKING.none, lead: FIND_BOOKING.noneLead }}
        isEmpty={bookings.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <BookingRows bookings={bookings} area="/admin" />
      </ListFrame>
    </>
  )
}
