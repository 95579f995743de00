import { DASHBOARD } from '#app/content/account-pages.ts'
import { requireUser } from '#app/http/viewer.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/bookings'

export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return null
}

export default function Bookings() {
  const actions = (
    <>
      <ButtonLink href="/consultation">{DASHBOARD.bookConsultation}</ButtonLink>
      <ButtonLink href="/courses" tone="secondary">
        {DASHBOARD.exploreCourses}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState title={DASHBOARD.noBookings} level={2} actions={actions}>
      {DASHBOARD.noBookingsLead}
    </EmptyState>
  )
}
