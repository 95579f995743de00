import { StatCard } from '#app/ui/stat-card.tsx'
import { MONEY_PLACE } from '#content/staff/money/money-place.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'

type MoneyNumber = { readonly amount: Paise; readonly count: number }

type MoneyNumbersProps = {
  month: string
  /** Null for staff who do not see the income. */
  received: MoneyNumber | null
  toCheck: MoneyNumber
  toRefund: MoneyNumber
}

export function MoneyNumbers({ month, received, toCheck, toRefund }: MoneyNumbersProps) {
  return (
    <nav className="desk-stats" aria-label={MONEY_PLACE.numbers}>
      {received && (
        <StatCard
          label={MONEY_PLACE.received}
          value={formatRupees(received.amount)}
          hint={MONEY_PLACE.payments(received.count)}
          href={`/staff/money/received?month=${month}`}
        />
      )}
      <StatCard
        label={MONEY_PLACE.toCheck}
        value={formatRupees(toCheck.amount)}
        hint={MONEY_PLACE.payments(toCheck.count)}
        href="/staff/money"
      />
      <StatCard
        label={MONEY_PLACE.toRefund}
        value={formatRupees(toRefund.amount)}
        hint={MONEY_PLACE.refunds(toRefund.count)}
        href="/staff/money/invoices#refunds"
      />
    </nav>
  )
}
