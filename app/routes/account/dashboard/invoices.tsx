import { DASHBOARD } from '#app/content/account-pages.ts'
import { AccountSection } from '#app/features/invoices/account-section.tsx'
import { InvoiceList } from '#app/features/invoices/invoice-list.tsx'
import { databaseContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { loadAccount } from '#app/routes/booking/load-ledger.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listOwnInvoices } from '#db/payments/invoices.ts'
import type { Route } from './+types/invoices'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const [invoices, account] = await Promise.all([listOwnInvoices(db, user.id), loadAccount(db, user.id)])
  return { invoices, account }
}

export default function Invoices({ loaderData: { invoices, account } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      {invoices.length > 0 ? (
        <InvoiceList invoices={invoices} />
      ) : (
        <EmptyState title={DASHBOARD.noInvoices} level={2}>
          {DASHBOARD.noInvoicesLead}
        </EmptyState>
      )}
      <AccountSection {...account} />
    </div>
  )
}
