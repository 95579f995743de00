import { DateTime } from '#app/features/staff/date-time.tsx'
import { EmailStateBadge } from '#app/features/staff/inbox/email-state.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { to } from '#content/language.ts'
import { OUTBOX } from '#content/staff/practice/outbox.ts'
import type { EmailState } from '#domain/emails/emails.ts'

export type OutboxLine = {
  readonly key: string
  readonly title: string
  /** Undefined for an email that has not been written to a file yet. */
  readonly href: string | undefined
  readonly to: string
  readonly at: Date | undefined
  readonly state: EmailState
}

const COLUMNS: readonly RowColumn<OutboxLine>[] = [
  { header: OUTBOX.columns.email, place: 'title', cell: (line) => <Title line={line} /> },
  { header: OUTBOX.columns.to, place: 'detail', cell: ({ to }) => to },
  { header: OUTBOX.columns.written, place: 'detail', cell: ({ at }) => at && <DateTime at={at} /> },
  { header: OUTBOX.columns.state, place: 'state', cell: ({ state }) => <EmailStateBadge state={state} /> },
]

export function OutboxTable({ lines }: { lines: readonly OutboxLine[] }) {
  return <RowList caption={OUTBOX.title} isCaptionHidden columns={COLUMNS} rows={lines} rowKey={({ key }) => key} />
}

function Title({ line: { title, href } }: { line: OutboxLine }) {
  if (href === undefined) return title
  return (
    <a className="row-link" href={to(href)}>
      {title}
    </a>
  )
}
