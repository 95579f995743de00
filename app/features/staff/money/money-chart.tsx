import { LANGUAGE } from '#content/language.ts'
import type { RevenueMonth } from '#domain/payments/revenue-months.ts'
import { MonthColumns } from './month-columns.tsx'

/** Revenue by month, a column with a part for each service. */
export function MoneyChart({ months, title }: { months: readonly RevenueMonth[]; title: string }) {
  return (
    <MonthColumns
      title={title}
      names={serviceNames(months)}
      months={months.map(({ month, services }) => ({
        month,
        parts: services.map(({ name, amount }) => ({ name, value: amount })),
      }))}
      valueText={shortRupees}
    />
  )
}

/** "₹12k", to fit a column. */
function shortRupees(paise: number): string {
  const rupees = paise / 100
  return rupees < 1_000 ? `₹${Math.round(rupees)}` : `₹${Math.round(rupees / 100) / 10}k`
}

/** All services with revenue, in the same order for the chart and its table. */
function serviceNames(months: readonly RevenueMonth[]): string[] {
  return [...new Set(months.flatMap(({ services }) => services.map(({ name }) => name)))].toSorted((one, other) =>
    one.localeCompare(other, LANGUAGE),
  )
}
