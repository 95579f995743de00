import { Outlet, useLocation } from 'react-router'
import { CONSOLE } from '#app/content/admin.ts'
import { ConsoleFrame } from '#app/features/admin/console-frame.tsx'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import type { Route } from './+types/console'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: CONSOLE.title, description: CONSOLE.title, path: '/admin', isHiddenFromSearch: true }
  return pageMeta(siteFactsIn(matches), page)
}

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export default function Console() {
  const { pathname } = useLocation()
  return (
    <ConsoleFrame path={pathname}>
      <Outlet />
    </ConsoleFrame>
  )
}
