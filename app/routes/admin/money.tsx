import { ADMIN_MONEY } from '#app/content/admin-practice-records.ts'
import { MONEY } from '#app/content/money.ts'
import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { AgeingTable } from '#app/features/desk/ageing-table.tsx'
import { clientLabel } from '#app/features/desk/client-label.ts'
import { dotted } from '#app/features/desk/dotted.ts'
import { MoneyChart } from '#app/features/desk/money-chart.tsx'
import { MoneyTable } from '#app/features/desk/money-table.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listClaimsToVerify, listDueRefunds } from '#db/bookings/desk-bookings.ts'
import { listRevenue } from '#db/payments/revenue.ts'
import { istInstant } from '#domain/india-time.ts'
import { formatRupees } from '#domain/money.ts'
import { lastTwelveMonths, revenueByMonth } from '#domain/payments/revenue-months.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/money'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const months = lastTwelveMonths(now)
  const [revenue, claims, refunds] = await Promise.all([
    listRevenue(db, istInstant(`${months[0]}-01`, '00:00')),
    listClaimsToVerify(db, WHOLE_PRACTICE),
    listDueRefunds(db, WHOLE_PRACTICE),
  ])
  return {
    now,
    months: revenueByMonth(revenue, months),
    waiting: claims.map(({ amount, claimedAt }) => ({ amount, claimedAt })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      label: dotted([clientLabel(refund), refund.serviceName, refund.code]),
      due: refund.due,
    })),
  }
}

export default function Money({ loaderData: { months, waiting, refunds, now } }: Route.ComponentProps) {
  const hasAny = months.some(({ count }) => count > 0)
  return (
    <>
      <AdminHeading title={MONEY.title} lead={MONEY.lead} />
      {hasAny ? (
        <Card as="section" className="desk-form">
          <MoneyChart months={months} />
          <MoneyTable months={months} />
        </Card>
      ) : (
        <EmptyState title={MONEY.empty} level={2}>
          {MONEY.emptyLead}
        </EmptyState>
      )}
      <AgeingTable waiting={waiting} now={now} />
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{ADMIN_MONEY.dueRefunds}</h2>
        {refunds.length === 0 && <p>{ADMIN_MONEY.noDueRefunds}</p>}
        <ul className="desk-rows">
          {refunds.map(({ id, label, due }) => (
            <li key={id} className="desk-row">
              <a className="text-link" href={`/admin/bookings/${id}`}>
                {label}
              </a>
              <b>{formatRupees(due)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
