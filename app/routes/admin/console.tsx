import { useContext } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { CONSOLE } from '#app/content/admin.ts'
import { ConsoleFrame, consolePageAt } from '#app/features/admin/console-frame.tsx'
import { ConsoleHeading } from '#app/features/admin/console-heading.tsx'
import { LoadFailure } from '#app/features/errors/load-failure.tsx'
import { FailureContext } from '#app/http/failure.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { AnsweredError } from '#app/routes/answered-error.tsx'
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

/** A page that could not be read leaves the menu, with the way to all others. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const requestId = useContext(FailureContext)?.requestId
  if (isRouteErrorResponse(error)) return <AnsweredError error={error} />
  return (
    <ConsoleFrame path={pathname}>
      <ConsoleHeading title={consolePageAt(pathname)} />
      <LoadFailure words={CONSOLE.failed} retryHref={`${pathname}${search}`} requestId={requestId} />
    </ConsoleFrame>
  )
}
