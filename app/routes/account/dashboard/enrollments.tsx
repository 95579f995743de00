import { DASHBOARD } from '#app/content/account-pages.ts'
import { requireRole } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { STAFF_ROLES } from '#domain/roles.ts'
import type { Route } from './+types/enrollments'

export function loader({ context }: Route.LoaderArgs) {
  requireRole(context, STAFF_ROLES)
  return null
}

export default function Enrollments() {
  return (
    <EmptyState title={DASHBOARD.noEnrollments} level={2}>
      {DASHBOARD.noEnrollmentsLead}
    </EmptyState>
  )
}
