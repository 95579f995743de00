import { ShareBar } from '#app/features/desk/sessions/share-bar.tsx'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { FIGURES } from '#content/desk/figures.ts'
import { formatRupees } from '#content/words/money.ts'
import { percentOf, type Share } from '#domain/payments/practice-figures.ts'

type ShareTableProps = { title: string; nameColumn: string; shares: readonly Share[] }

/** What each name has received, with a bar for its share. */
export function ShareTable({ title, nameColumn, shares }: ShareTableProps) {
  const total = shares.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  return (
    <Card as="section">
      <DataTable
        caption={title}
        rows={shares}
        rowKey={({ name }) => name}
        isCompact
        columns={[
          {
            header: nameColumn,
            isRowHeader: true,
            cell: ({ name, amount }) => (
              <>
                {name}
                <ShareBar part={amount} whole={total} />
              </>
            ),
          },
          { header: FIGURES.amount, isNumber: true, cell: ({ amount }) => formatRupees(amount) },
          { header: FIGURES.share, isNumber: true, cell: ({ amount }) => FIGURES.percent(percentOf(amount, total)) },
        ]}
      />
    </Card>
  )
}
