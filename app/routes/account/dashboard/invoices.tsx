import { BalanceDue } from '#app/features/dashboard/balance-due.tsx'
import { AccountSection } from '#app/features/invoices/account-section.tsx'
import { InvoiceList } from '#app/features/invoices/invoice-list.tsx'
import { clockContext, databaseContext } from '#app/http/contexts.ts'
import { requireUser } from '#app/http/viewer.ts'
import { loadAccount } from '#app/routes/booking/load-ledger.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { LANGUAGE } from '#content/language.ts'
import { formatRupees } from '#content/words/money.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { listOwnInvoices } from '#db/payments/invoices.ts'
import { dueBookings, sumOfBalances } from '#domain/payments/due-bookings.ts'
import type { Route } from './+types/invoices'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const db = context.get(databaseContext)
  const [invoices, account, bookings] = await Promise.all([
    listOwnInvoices(db, user.id),
    loadAccount(db, user.id),
    listOwnBookings(db, user.id, LANGUAGE),
  ])
  const now = context.get(clockContext)()
  return {
    invoices,
    account,
    toPay: sumOfBalances(dueBookings(bookings, now)),
  }
}

export default function Invoices({ loaderData: { invoices, account, toPay } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      {toPay > 0 && <BalanceDue amount={formatRupees(toPay)} />}
      {invoices.length > 0 ? (
        <InvoiceList invoices={invoices} />
      ) : (
        <EmptyState title={DASHBOARD.noInvoices} level={2}>
          {DASHBOARD.noInvoicesLead}
        </EmptyState>
      )}
      <AccountSection {...account} isOwn />
    </div>
  )
}
