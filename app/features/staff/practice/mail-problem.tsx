import { DateTime } from '#app/features/staff/date-time.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { emailReasonText } from '#content/emails/reasons.ts'
import { EMAIL_LIST } from '#content/staff/inbox/emails.ts'

export type MailProblemView = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Shown to staff while the mail server refuses emails; the emails stay queued. */
export function MailProblemNotice({ problem }: { problem: MailProblemView | undefined }) {
  if (!problem) return null
  return (
    <Notice tone="danger">
      <p>
        {EMAIL_LIST.heldUp(problem.waiting)} <DateTime at={problem.since} />. {EMAIL_LIST.heldUpReason}
      </p>
      <p className="hint admin-clamp">{emailReasonText('queued', problem.reason)}</p>
    </Notice>
  )
}
