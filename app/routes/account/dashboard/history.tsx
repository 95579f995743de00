import { DASHBOARD } from '#app/content/account-pages.ts'
import { requireUser } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/history'

export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return null
}

export default function History() {
  return (
    <EmptyState title={DASHBOARD.noHistory} level={2}>
      {DASHBOARD.noHistoryLead}
    </EmptyState>
  )
}
