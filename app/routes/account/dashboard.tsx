import { Outlet, useLocation } from 'react-router'
import { DASHBOARD } from '#app/content/account-pages.ts'
import { DashboardFrame } from '#app/features/accounts/dashboard-frame.tsx'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { requireUser } from '#app/http/viewer.ts'
import { maySeeEnrollments } from '#domain/roles.ts'
import type { Route } from './+types/dashboard'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: DASHBOARD.title, description: DASHBOARD.title, path: '/dashboard', isHiddenFromSearch: true }
  return pageMeta(siteFactsIn(matches), page)
}

export function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  return { name: user.fullName ?? user.email, hasEnrollments: maySeeEnrollments(user.roles) }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <DashboardFrame name={loaderData.name} hasEnrollments={loaderData.hasEnrollments} path={pathname}>
      <Outlet />
    </DashboardFrame>
  )
}
