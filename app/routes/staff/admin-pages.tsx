import { useContext } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { AREA_NAVIGATION } from '#app/features/frame/area-navigation.ts'
import { placeAt } from '#app/features/frame/areas.ts'
import { AdminHeading } from '#app/features/staff/admin-heading.tsx'
import { FailureContext } from '#app/http/failure.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
import { ADMIN } from '#content/staff/admin.ts'
import type { Route } from './+types/admin-pages'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, pageNameAt(location.pathname), ADMIN.title)
}

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function Admin() {
  return (
    <div className="wrap admin-page">
      <Outlet />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const requestId = useContext(FailureContext)?.requestId
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <div className="wrap admin-page">
      <AdminHeading title={pageNameAt(pathname)} />
      <LoadFailure error={error} message={ADMIN.failed} retryHref={`${pathname}${search}`} requestId={requestId} />
    </div>
  )
}

function pageNameAt(path: string): string {
  return placeAt(AREA_NAVIGATION.staff, path)?.item.label ?? ADMIN.title
}
