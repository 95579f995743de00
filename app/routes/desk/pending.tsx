import { CARD } from '#app/content/desk.ts'
import { BookingCard } from '#app/features/desk/desk-booking-card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listPendingBookings } from '#db/bookings/desk-bookings.ts'
import type { Route } from './+types/pending'
import { requireDesk } from './desk-visit.ts'
import { viewBookings } from './view-bookings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = requireDesk(context)
  return { bookings: await viewBookings(context, visit, await listPendingBookings(visit.db)) }
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
    <div className="desk-list">
      {loaderData.bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} kind="pending" />
      ))}
    </div>
  )
}
