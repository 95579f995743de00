import { BookingRows } from '#app/features/staff/bookings/booking-rows.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { listScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { FIND_BOOKING } from '#content/booking/find-booking.ts'
import type { Route } from './+types/all-bookings'
import { pageOfBookings } from './page-of-bookings.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FIND_BOOKING.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'staff')
  const { scope, filters, params } = await listScope(visit, url)
  return { ...(await pageOfBookings(visit.db, scope, url)), filters, params }
}

export default function AllBookings({ loaderData }: Route.ComponentProps) {
  const { bookings, search, params, filters, nextHref, firstHref } = loaderData
  return (
    <StaffPage title={FIND_BOOKING.title} lead={FIND_BOOKING.lead}>
      <ListFrame
        search={search}
        searchLabel={FIND_BOOKING.search}
        params={params}
        {...(filters && { filters })}
        empty={{ title: FIND_BOOKING.none, lead: FIND_BOOKING.noneLead }}
        isEmpty={bookings.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <BookingRows bookings={bookings} />
      </ListFrame>
    </StaffPage>
  )
}
