import { to } from '#content/language.ts'
import { MONEY } from '#content/staff/money/money.ts'
import { monthYear } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom } from '#domain/money.ts'
import type { RevenueMonth } from '#domain/payments/revenue-months.ts'

/** The chart's figures: each month with its total and its services. */
export function MoneyTable({ months, title }: { months: readonly RevenueMonth[]; title: string }) {
  const earning = months.filter(({ services }) => services.length > 0).toReversed()
  return (
    <table className="data-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{MONEY.columns}</th>
          <th scope="col" className="data-number">
            {MONEY.total}
          </th>
        </tr>
      </thead>
      {earning.map(({ month, total, refunded, count, services }) => (
        <tbody key={month}>
          <tr>
            <th scope="rowgroup">
              <a className="text-link" href={to(`/staff/money/received?month=${month}`)}>
                {monthYear(month)}
              </a>{' '}
              <span className="hint">{MONEY.payments(count)}</span>
              {refunded > 0 && (
                <span className="hint block">
                  {MONEY.gross(formatRupees(paiseFrom(total + refunded)), formatRupees(refunded))}
                </span>
              )}
            </th>
            <td className="data-number font-semibold">{formatRupees(total)}</td>
          </tr>
          {services.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row" className="money-service">
                {name}
              </th>
              <td className="data-number">{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
