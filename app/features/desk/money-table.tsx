import { MONEY } from '#app/content/desk.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { formatRupees } from '#domain/money.ts'
import type { RevenueMonth } from '#domain/revenue.ts'
import { monthWords } from './money-words.ts'

/** The chart in figures: a line for each service of a month, and one for the month. */
export function MoneyTable({ months }: { months: readonly RevenueMonth[] }) {
  const earning = months.filter(({ services }) => services.length > 0).toReversed()
  const rows = earning.flatMap(({ month, total, count, services }) => [
    { key: month, month: monthWords(month), service: MONEY.total, amount: formatRupees(total), count: String(count) },
    ...services.map(({ name, amount }) => ({
      key: `${month} ${name}`,
      month: monthWords(month),
      service: name,
      amount: formatRupees(amount),
      count: '',
    })),
  ])
  return (
    <DataTable
      caption={MONEY.chart}
      isCaptionHidden
      columns={[
        { header: MONEY.month, cell: (row) => row.month, isRowHeader: true },
        { header: MONEY.service, cell: (row) => row.service },
        { header: MONEY.count, cell: (row) => row.count, isNumber: true },
        { header: MONEY.total, cell: (row) => row.amount, isNumber: true },
      ]}
      rows={rows}
      rowKey={(row) => row.key}
    />
  )
}
