import { DASHBOARD } from '#app/content/account-pages.ts'
import { LOAD_FAILURES } from '#app/content/dashboard.ts'
import { EnrollmentList } from '#app/features/dashboard/enrollment-list.tsx'
import { LoadFailure } from '#app/features/dashboard/load-failure.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireRole } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listEnrollments } from '#db/enrollments.ts'
import { countEnrollments } from '#domain/enrollments.ts'
import { STAFF_ROLES } from '#domain/roles.ts'
import { shortDay } from '#domain/slot-words.ts'
import type { Route } from './+types/enrollments'

export async function loader({ context }: Route.LoaderArgs) {
  requireRole(context, STAFF_ROLES)
  const enrollments = await listEnrollments(context.get(databaseContext))
  return {
    counts: countEnrollments(enrollments, context.get(clockContext)()),
    enrollments: enrollments.map(({ enrollmentDate, ...row }) => ({ ...row, enrolledOn: shortDay(enrollmentDate) })),
  }
}

export default function Enrollments({ loaderData }: Route.ComponentProps) {
  if (loaderData.enrollments.length > 0) return <EnrollmentList {...loaderData} />
  return (
    <EmptyState title={DASHBOARD.noEnrollments} level={2}>
      {DASHBOARD.noEnrollmentsLead}
    </EmptyState>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} words={LOAD_FAILURES.enrollments} />
}
