import { DateTime } from '#app/features/staff/date-time.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { emailName } from '#content/emails/names.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { EMAIL_LIST } from '#content/staff/practice/admin-records.ts'
import type { EmailState } from '#domain/emails/emails.ts'
import { EmailStateBadge } from './email-state.tsx'

export type EmailLine = {
  readonly id: number
  readonly kind: string
  readonly recipient: string
  readonly recipientName: string | null
  readonly state: EmailState
  readonly attempts: number
  readonly reason: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

const { columns } = EMAIL_LIST

const COLUMNS: readonly RowColumn<EmailLine>[] = [
  { header: columns.email, place: 'title', cell: ({ kind }) => emailName(kind) },
  {
    header: columns.to,
    place: 'detail',
    cell: ({ recipientName, recipient }) => [recipientName, recipient].filter(Boolean).join(', '),
  },
  { header: columns.at, place: 'detail', cell: ({ createdAt, sentAt }) => <DateTime at={sentAt ?? createdAt} /> },
  { header: columns.state, place: 'state', cell: ({ state }) => <EmailStateBadge state={state} /> },
  {
    header: columns.note,
    place: 'note',
    cell: ({ state, reason, attempts }) =>
      joinWithDots([
        reason ? emailReasonText(state, reason) : undefined,
        attempts > 1 ? EMAIL_LIST.tries(attempts) : undefined,
      ]),
  },
  { header: EMAIL_LIST.resend, place: 'sum', cell: (email) => <Resend email={email} /> },
]

/** Emails with their states; each can be sent again unless it is being sent. */
export function EmailList({ emails }: { emails: readonly EmailLine[] }) {
  return (
    <RowList
      caption={EMAIL_LIST.title}
      isCaptionHidden
      columns={COLUMNS}
      rows={emails}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Resend({ email: { id, kind, recipient, state } }: { email: EmailLine }) {
  if (state === 'sending') return null
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="resend" tone="quiet" size="sm">
        {EMAIL_LIST.resend}
        <span className="sr-only">
          {' '}
          {emailName(kind)}, {recipient}
        </span>
      </Button>
    </form>
  )
}
