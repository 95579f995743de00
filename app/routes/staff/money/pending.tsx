import { SessionRow } from '#app/features/staff/bookings/session-row.tsx'
import { viewBookings } from '#app/routes/staff/bookings/view-bookings.ts'
import { listScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { listPendingBookings } from '#db/desk/desk-bookings.ts'
import type { Route } from './+types/pending'

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'desk')
  const { scope } = await listScope(visit, url)
  const pending = await listPendingBookings(visit.db, scope)
  return { now: visit.now, bookings: await viewBookings(visit, pending) }
}

export default function Pending({ loaderData }: Route.ComponentProps) {
  if (loaderData.bookings.length === 0) {
    return (
      <EmptyState title={CARD.noPending} level={2}>
        {CARD.noPendingLead}
      </EmptyState>
    )
  }
  return (
    <ul className="session-rows">
      {loaderData.bookings.map((booking) => (
        <SessionRow key={booking.id} booking={booking} now={loaderData.now} />
      ))}
    </ul>
  )
}
