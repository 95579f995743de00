import { Outlet, useLocation } from 'react-router'
import { CONSOLE } from '#app/content/admin.ts'
import { ConsoleFrame, consolePageAt } from '#app/features/admin/console-frame.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import type { Route } from './+types/console'
import { requireAdmin } from './admin-visit.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return privateMeta(matches, consolePageAt(location.pathname), CONSOLE.title)
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
