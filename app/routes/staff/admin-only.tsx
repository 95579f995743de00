import { Outlet, useLocation } from 'react-router'
import { AREA_NAVIGATION } from '#app/features/frame/area-navigation.ts'
import { navPlaceAt } from '#app/features/frame/areas.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { PlaceFailure } from '#app/routes/staff/place-failure.tsx'
import { EDITING } from '#content/staff/editing.ts'
import type { Route } from './+types/admin-only'
import { requireAdmin } from './require-admin.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, pageNameAt(location.pathname), EDITING.title)
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
  const { pathname } = useLocation()
  return <PlaceFailure error={error} title={pageNameAt(pathname)} message={EDITING.failed} />
}

function pageNameAt(path: string): string {
  return navPlaceAt(AREA_NAVIGATION.staff, path)?.item.label ?? EDITING.title
}
