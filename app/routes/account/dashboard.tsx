import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { DASHBOARD } from '#app/content/account-pages.ts'
import { LOAD_FAILURES } from '#app/content/dashboard.ts'
import { DashboardFrame } from '#app/features/accounts/dashboard-frame.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { requireUser } from '#app/http/viewer.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { countSessions } from '#db/bookings.ts'
import { maySeeEnrollments } from '#domain/roles.ts'
import type { Route } from './+types/dashboard'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: DASHBOARD.title, description: DASHBOARD.title, path: '/dashboard', isHiddenFromSearch: true }
  return pageMeta(siteFactsIn(matches), page)
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const now = context.get(clockContext)()
  return {
    name: user.fullName ?? user.email,
    hasEnrollments: maySeeEnrollments(user.roles),
    counts: await countSessions(context.get(databaseContext), user.id, now),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <DashboardFrame {...loaderData} path={pathname}>
      <Outlet />
    </DashboardFrame>
  )
}

/** A tab that could not be read does not take the others with it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />

  const failure = <LoadFailure words={failureOf(pathname)} />
  if (!loaderData) return <section className="wrap py-12">{failure}</section>
  return (
    <DashboardFrame {...loaderData} path={pathname}>
      {failure}
    </DashboardFrame>
  )
}

function failureOf(path: string) {
  if (path.endsWith('/enrollments')) return LOAD_FAILURES.enrollments
  return path.endsWith('/invoices') ? LOAD_FAILURES.invoices : LOAD_FAILURES.bookings
}
