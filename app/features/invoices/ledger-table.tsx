import { LEDGER } from '#app/content/ledger.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { shortDay } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import type { StatementLine } from '#domain/payments/ledger-statement.ts'

const COLUMNS: readonly Column<StatementLine>[] = [
  { header: LEDGER.columns.what, cell: (line) => <What line={line} />, isRowHeader: true },
  { header: LEDGER.columns.amount, cell: ({ amount }) => formatRupees(amount), isNumber: true },
  { header: LEDGER.columns.balance, cell: ({ balance }) => formatRupees(balance), isNumber: true },
]

/** A plain table: what and when, the amount and the balance after it. */
export function LedgerTable({ lines }: { lines: readonly StatementLine[] }) {
  if (lines.length === 0) return <p className="hint">{LEDGER.empty}</p>
  return (
    <DataTable
      caption={LEDGER.caption}
      isCaptionHidden
      isCompact
      columns={COLUMNS}
      rows={lines}
      rowKey={({ id }) => String(id)}
    />
  )
}

function What({ line: { id, at, kind, label, code, way, reference, hasReceipt } }: { line: StatementLine }) {
  const parts = [kind === 'discount' ? LEDGER.discount(label) : label, code, way && LEDGER.ways[way], reference]
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{parts.filter(Boolean).join(' · ')}</span>
      {hasReceipt && (
        <>
          {' '}
          <a className="text-link whitespace-nowrap" href={`/receipts/${id}`}>
            {LEDGER.receipt}
            <span className="sr-only"> {id}</span>
          </a>
        </>
      )}
      <span className="hint block font-normal">{shortDay(at)}</span>
    </>
  )
}
