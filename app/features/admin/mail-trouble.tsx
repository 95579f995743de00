import { LETTERS } from '#app/content/admin-records.ts'
import { Notice } from '#app/ui/notice.tsx'
import { When } from './when.tsx'

export type MailTroubleFacts = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** While the mail server is away nothing is lost, but people wait: whoever can mend it should see it at once. */
export function MailTrouble({ trouble }: { trouble: MailTroubleFacts | undefined }) {
  if (!trouble) return null
  return (
    <Notice tone="danger">
      <p>
        {LETTERS.trouble(trouble.waiting)} <When at={trouble.since} />. {LETTERS.troubleEnd}
      </p>
      <p className="hint console-clamp">{trouble.reason}</p>
    </Notice>
  )
}
