import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FIGURES } from '#content/desk/figures.ts'
import { monthYear } from '#content/words/dates.ts'
import { MonthColumns } from './month-columns.tsx'

const KINDS = ['held', 'missed', 'cancelled'] as const

export type SessionsOfMonth = Readonly<Record<(typeof KINDS)[number], number>> & { readonly month: string }

const { sessionKinds: names } = FIGURES

/** Sessions held, missed and cancelled by month; the table leaves out months without any. */
export function SessionFigures({ months }: { months: readonly SessionsOfMonth[] }) {
  const rows = months.filter((month) => KINDS.some((kind) => month[kind] > 0)).toReversed()
  if (rows.length === 0) return null

  return (
    <Card as="section" className="desk-form">
      <MonthColumns
        title={FIGURES.sessions}
        names={KINDS.map((kind) => names[kind])}
        months={months.map((row) => ({
          month: row.month,
          parts: KINDS.map((kind) => ({ name: names[kind], value: row[kind] })),
        }))}
        valueText={String}
      />
      <DataTable
        caption={FIGURES.sessions}
        isCaptionHidden
        isCompact
        rows={rows}
        rowKey={({ month }) => month}
        columns={[
          { header: FIGURES.month, isRowHeader: true, cell: ({ month }) => monthYear(month) },
          ...KINDS.map((kind) => ({ header: names[kind], isNumber: true, cell: (row: SessionsOfMonth) => row[kind] })),
        ]}
      />
    </Card>
  )
}
