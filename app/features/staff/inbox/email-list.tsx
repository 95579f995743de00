import { PhoneLinks } from '#app/features/staff/clients/phone-links.tsx'
import { DateTime } from '#app/features/staff/date-time.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { emailName } from '#content/emails/names.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { EMAIL_LIST } from '#content/staff/inbox/emails.ts'
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
  readonly phone: string | null
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
    cell: (email) => <Note email={email} />,
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

/** Why it did not arrive, and how else to reach its reader. */
function Note({ email: { state, reason, attempts, phone, recipient, recipientName } }: { email: EmailLine }) {
  const text = joinWithDots([
    reason ? emailReasonText(state, reason) : undefined,
    attempts > 1 ? EMAIL_LIST.tries(attempts) : undefined,
  ])
  if (state !== 'failed' || phone === null) return text
  return (
    <>
      {text} <PhoneLinks phone={phone} message={CONTACT_CLIENT.emailFailed(recipientName, recipient)} />
    </>
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
