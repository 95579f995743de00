import { DateTime } from '#app/features/staff/date-time.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
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

export function EmailList({ emails }: { emails: readonly EmailLine[] }) {
  return (
    <ul className="admin-list">
      {emails.map((email) => (
        <li key={email.id} className="admin-item">
          <div className="admin-item-text">
            <h2>{emailName(email.kind)}</h2>
            <p className="hint">
              {[email.recipientName, email.recipient].filter(Boolean).join(', ')} · <DateTime at={email.createdAt} />
            </p>
            {email.reason && <p className="hint admin-clamp">{emailReasonText(email.state, email.reason)}</p>}
            <p className="flex flex-wrap items-center gap-2">
              <EmailStateBadge state={email.state} />
              {email.sentAt && (
                <span className="hint">
                  <DateTime at={email.sentAt} />
                </span>
              )}
              {email.attempts > 1 && <span className="hint">{EMAIL_LIST.tries(email.attempts)}</span>}
            </p>
          </div>
          {email.state !== 'sending' && (
            <form method="post" className="admin-item-tools">
              <input type="hidden" name="id" value={email.id} />
              <Button type="submit" name="intent" value="resend" tone="secondary" size="sm">
                {EMAIL_LIST.resend}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
