import { DASHBOARD } from '#app/content/account-pages.ts'
import { InvoiceList } from '#app/features/invoices/invoice-list.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listOwnInvoices } from '#db/payments/invoices.ts'
import type { Route } from './+types/invoices'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  return { invoices: await listOwnInvoices(context.get(databaseContext), user.id) }
}

export default function Invoices({ loaderData: { invoices } }: Route.ComponentProps) {
  if (invoices.length > 0) return <InvoiceList invoices={invoices} />
  return (
    <EmptyState title={DASHBOARD.noInvoices} level={2}>
      {DASHBOARD.noInvoicesLead}
    </EmptyState>
  )
}
