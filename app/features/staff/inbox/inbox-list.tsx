import { DateTime } from '#app/features/staff/date-time.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { INBOX } from '#content/staff/inbox/admin-inbox.ts'

export type InboxItem = {
  readonly id: number
  readonly title: string
  readonly from: string
  readonly text: string
  readonly note: string | undefined
  readonly link: string | undefined
  readonly replyHref: string | undefined
  readonly receivedAt: Date
  readonly isAnswered: boolean
}

export function InboxList({ items }: { items: readonly InboxItem[] }) {
  return (
    <ul className="admin-list">
      {items.map((item) => (
        <li key={item.id} className="admin-item">
          <div className="admin-item-text">
            <h2>{item.title}</h2>
            <p className="hint">
              {item.from} · <DateTime at={item.receivedAt} />
            </p>
            {item.text && <p className="admin-text">{item.text}</p>}
            {item.link && (
              <a className="text-link" href={to(item.link)} target="_blank" rel="noopener noreferrer nofollow">
                {item.link}
              </a>
            )}
            <p className="flex flex-wrap gap-2">
              {item.note && <Badge tone="neutral">{item.note}</Badge>}
              {item.isAnswered && <Badge tone="success">{INBOX.answered}</Badge>}
            </p>
          </div>
          <div className="admin-item-tools">
            {item.replyHref && (
              <ButtonLink href={item.replyHref} tone="secondary" size="sm">
                {INBOX.reply}
              </ButtonLink>
            )}
            <form method="post">
              <input type="hidden" name="id" value={item.id} />
              <Button type="submit" name="intent" value={item.isAnswered ? 'reopen' : 'answer'} tone="quiet" size="sm">
                {item.isAnswered ? INBOX.reopen : INBOX.markAnswered}
              </Button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  )
}
