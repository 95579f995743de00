import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { LEDGER } from '#content/desk/ledger.ts'
import { shortDay } from '#content/words/dates.ts'
import { discountText, ledgerText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'

const columns = (mayReverse: boolean): readonly Column<LedgerStatementLine>[] => [
  { header: LEDGER.columns.what, cell: (line) => <What line={line} mayReverse={mayReverse} />, isRowHeader: true },
  { header: LEDGER.columns.amount, cell: ({ amount }) => <Sum of={amount} />, isNumber: true },
  { header: LEDGER.columns.balance, cell: ({ balance }) => <Sum of={balance} />, isNumber: true },
]

/** On one line: a browser may break after the minus sign. */
function Sum({ of }: { of: Paise }) {
  return <span className="whitespace-nowrap">{formatRupees(of)}</span>
}

type LedgerTableProps = {
  lines: readonly LedgerStatementLine[]
  /** Whether the reader may take back payments that were recorded by mistake. */
  mayReverse?: boolean
}

/** A plain table: what and when, the amount and the balance after it. */
export function LedgerTable({ lines, mayReverse = false }: LedgerTableProps) {
  if (lines.length === 0) return <p className="hint">{LEDGER.empty}</p>
  return (
    <DataTable
      caption={LEDGER.caption}
      isCaptionHidden
      isCompact
      columns={columns(mayReverse)}
      rows={lines}
      rowKey={({ id }) => String(id)}
    />
  )
}

type WhatProps = { line: LedgerStatementLine; mayReverse: boolean }

function What({ line, mayReverse }: WhatProps) {
  const { id, at, kind, label, code, way, reference, hasReceipt, isReversed, isReversible } = line
  const parts = [
    kind === 'discount' ? LEDGER.discount(discountText(label)) : ledgerText(label),
    code,
    way && LEDGER.ways[way],
    reference,
  ]
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{parts.filter(Boolean).join(' · ')}</span>
      {hasReceipt && (
        <>
          {' '}
          <a className="text-link whitespace-nowrap" href={`/receipts/${id}`}>
            {isReversed ? LEDGER.cancelledReceipt : LEDGER.receipt}
            <span className="sr-only"> {id}</span>
          </a>
        </>
      )}
      {mayReverse && isReversible && (
        <>
          {' '}
          <a
            className="text-link no-print ml-2 whitespace-nowrap"
            href={`/astrologer-dashboard/payments/${id}/reverse`}
          >
            {LEDGER.reverse}
            <span className="sr-only"> {id}</span>
          </a>
        </>
      )}
      <span className="hint block font-normal">{shortDay(at)}</span>
    </>
  )
}
