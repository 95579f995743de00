import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { AgeingTable } from '#app/features/staff/money/ageing-table.tsx'
import { MoneyChart } from '#app/features/staff/money/money-chart.tsx'
import { MoneyTable } from '#app/features/staff/money/money-table.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MONEY } from '#content/staff/money/money.ts'
import { listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { listReceived } from '#db/desk/practice-figures.ts'
import { revenueByMonth } from '#domain/payments/revenue-months.ts'
import { addMonths, daysOfMonths, istMonth, monthsBetween } from '#domain/time/date-range.ts'
import type { Route } from './+types/money'
import { byMonthAndService } from './reports/load-figures.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MONEY.title)
}

const SHOWN_MONTHS = 12

export async function loader({ context }: Route.LoaderArgs) {
  const { db, scope, now } = requireDesk(context, 'income')
  const until = istMonth(now)
  const from = addMonths(until, 1 - SHOWN_MONTHS)
  const received = await listReceived(db, daysOfMonths(from, until))
  const claims = await listClaimsToVerify(db, scope)
  return {
    now,
    months: revenueByMonth(byMonthAndService(received), monthsBetween(from, until)),
    waiting: claims.map(({ amount, claimedAt }) => ({ amount, claimedAt })),
  }
}

export default function Money({ loaderData: { months, waiting, now } }: Route.ComponentProps) {
  const hasAny = months.some(({ services }) => services.length > 0)
  return (
    <DeskPage title={MONEY.title} lead={MONEY.lead}>
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
      <div className="grid justify-items-start gap-2">
        <ButtonLink href="/staff/money/received.csv" tone="secondary" aria-describedby="csv-hint">
          {MONEY.csv}
        </ButtonLink>
        <p id="csv-hint" className="hint">
          {MONEY.csvHint}
        </p>
        <ButtonLink href="/staff/money/received.csv?list=invoices" tone="secondary" aria-describedby="invoices-hint">
          {MONEY.invoicesCsv}
        </ButtonLink>
        <p id="invoices-hint" className="hint">
          {MONEY.invoicesCsvHint}
        </p>
      </div>
    </DeskPage>
  )
}
