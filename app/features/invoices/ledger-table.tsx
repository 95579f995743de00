import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { LEDGER } from '#content/booking/account.ts'
import { to } from '#content/language.ts'
import { shortDay } from '#content/words/dates.ts'
import { discountText, ledgerText } from '#content/words/ledger-labels.ts'
import { formatRupees } from '#content/words/money.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'

const columns = (mayReverse: boolean): readonly RowColumn<LedgerStatementLine>[] => [
  { header: LEDGER.columns.what, place: 'title', cell: (line) => <What line={line} /> },
  { header: LEDGER.columns.date, place: 'detail', cell: ({ at }) => shortDay(at) },
  {
    header: LEDGER.columns.receipt,
    place: 'detail',
    cell: (line) => <LineDocuments line={line} mayReverse={mayReverse} />,
  },
  { header: LEDGER.columns.amount, place: 'sum', cell: ({ amount }) => formatRupees(amount) },
  {
    header: LEDGER.columns.balance,
    place: 'state',
    cell: ({ balance }) => formatRupees(balance),
    isNumber: true,
    isLabelled: true,
  },
]

type LedgerTableProps = {
  lines: readonly LedgerStatementLine[]
  /** Whether the reader may take back payments that were recorded by mistake. */
  mayReverse?: boolean
}

/** What and when, the amount and the balance after it. */
export function LedgerTable({ lines, mayReverse = false }: LedgerTableProps) {
  if (lines.length === 0) return <p className="hint">{LEDGER.empty}</p>
  return (
    <RowList
      caption={LEDGER.caption}
      isCaptionHidden
      columns={columns(mayReverse)}
      rows={lines}
      rowKey={({ id }) => String(id)}
    />
  )
}

/** The same in rows of two lines for a narrow column; the balance stands below them. */
export function LedgerLines({ lines, mayReverse = false }: LedgerTableProps) {
  if (lines.length === 0) return <p className="hint">{LEDGER.empty}</p>
  return (
    <ul className="desk-rows" aria-label={LEDGER.caption}>
      {lines.map((line) => (
        <li key={line.id} className="ledger-line">
          <span className="min-w-0">
            <What line={line} />
          </span>
          <b>{formatRupees(line.amount)}</b>
          <span className="hint flex flex-wrap items-center gap-x-4">
            {shortDay(line.at)} <LineDocuments line={line} mayReverse={mayReverse} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function What({ line: { kind, label, code, method, reference } }: { line: LedgerStatementLine }) {
  const parts = [
    kind === 'discount' ? LEDGER.discount(discountText(label)) : ledgerText(label),
    code,
    method && LEDGER.methods[method],
    reference,
  ]
  return parts.filter(Boolean).join(' · ')
}

type LineDocumentsProps = { line: LedgerStatementLine; mayReverse: boolean }

function LineDocuments({ line: { id, hasReceipt, isReversed, isReversible }, mayReverse }: LineDocumentsProps) {
  const isReverseShown = mayReverse && isReversible
  if (!(hasReceipt || isReverseShown)) return null
  return (
    <span className="inline-flex gap-x-4">
      {hasReceipt && (
        <a className="text-link whitespace-nowrap" href={to(`/receipts/${id}`)}>
          {isReversed ? LEDGER.cancelledReceipt : LEDGER.receipt}
          <span className="sr-only"> {id}</span>
        </a>
      )}
      {isReverseShown && (
        <a className="text-link no-print whitespace-nowrap" href={to(`/staff/money/entries/${id}/reverse`)}>
          {LEDGER.reverse}
          <span className="sr-only"> {id}</span>
        </a>
      )}
    </span>
  )
}
