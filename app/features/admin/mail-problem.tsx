import { Notice } from '#app/ui/notice.tsx'
import { EMAILS } from '#content/admin/admin-records.ts'
import { emailReasonText } from '#content/emails/reasons.ts'
import { When } from './when.tsx'

export type MailProblemFacts = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Shown to staff while the mail server refuses emails; the emails stay queued. */
export function MailProblem({ problem }: { problem: MailProblemFacts | undefined }) {
  if (!problem) return null
  return (
    <Notice tone="danger">
      <p>
        {EMAILS.heldUp(problem.waiting)} <When at={problem.since} />. {EMAILS.heldUpReason}
      </p>
      <p className="hint admin-clamp">{emailReasonText('queued', problem.reason)}</p>
    </Notice>
  )
}
