import { useContext } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { ADMIN } from '#app/content/admin.ts'
import { AdminFrame, adminPageAt } from '#app/features/admin/admin-frame.tsx'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { FailureContext } from '#app/http/failure.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import type { Route } from './+types/admin'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, adminPageAt(location.pathname), ADMIN.title)
}

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function Console() {
  const { pathname } = useLocation()
  return (
    <AdminFrame path={pathname}>
      <Outlet />
    </AdminFrame>
  )
}

/** A page that fails to load keeps the menu to all other pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const requestId = useContext(FailureContext)?.requestId
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <AdminFrame path={pathname}>
      <AdminHeading title={adminPageAt(pathname)} />
      <LoadFailure message={ADMIN.failed} retryHref={`${pathname}${search}`} requestId={requestId} />
    </AdminFrame>
  )
}
