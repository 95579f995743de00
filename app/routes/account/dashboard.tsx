import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { DashboardTabs, dashboardTabAt } from '#app/features/dashboard/dashboard-tabs.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { agreePath } from '#app/http/redirects.ts'
import { requestedPathContext, requireUser } from '#app/http/viewer.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { LOAD_FAILURES } from '#content/site/dashboard.ts'
import { countSessions } from '#db/bookings/bookings.ts'
import { staffMay } from '#domain/rights.ts'
import { findTermsQuestion } from '#usecases/accounts/agree-to-terms.ts'
import type { Route } from './+types/dashboard'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, dashboardTabAt(location.pathname), DASHBOARD.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  const [counts, question] = await Promise.all([countSessions(db, user.id, now), findTermsQuestion(db, user.id)])
  return {
    name: user.fullName ?? user.email,
    hasEnrollments: staffMay(user, 'enrollments'),
    counts,
    terms: question ? { question, agreePath: agreePath(context.get(requestedPathContext)) } : null,
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <DashboardTabs {...loaderData} path={pathname}>
      <Outlet />
    </DashboardTabs>
  )
}

/** A tab that fails to load leaves the others usable. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) return <AnsweredError error={error} />

  const failure = <LoadFailure error={error} message={failureOf(pathname)} retryHref={`${pathname}${search}`} />
  if (!loaderData) return <section className="wrap py-12">{failure}</section>
  return (
    <DashboardTabs {...loaderData} path={pathname}>
      {failure}
    </DashboardTabs>
  )
}

function failureOf(path: string) {
  return path.endsWith('/invoices') ? LOAD_FAILURES.invoices : LOAD_FAILURES.bookings
}
