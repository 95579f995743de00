import { DASHBOARD } from '#app/content/account-pages.ts'
import { requireUser } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/invoices'

export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return null
}

export default function Invoices() {
  return (
    <EmptyState title={DASHBOARD.noInvoices} level={2}>
      {DASHBOARD.noInvoicesLead}
    </EmptyState>
  )
}
