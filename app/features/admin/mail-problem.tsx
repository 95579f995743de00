import { EMAILS } from '#app/content/admin-records.ts'
import { Notice } from '#app/ui/notice.tsx'
import { When } from './when.tsx'

export type MailProblemFacts = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Shown to staff while the mail server refuses emails; the emails stay queued. */
export function MailProblem({ trouble }: { trouble: MailProblemFacts | undefined }) {
  if (!trouble) return null
  return (
    <Notice tone="danger">
      <p>
        {EMAILS.trouble(trouble.waiting)} <When at={trouble.since} />. {EMAILS.troubleEnd}
      </p>
      <p className="hint admin-clamp">{trouble.reason}</p>
    </Notice>
  )
}
