import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { to } from '#content/language.ts'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { InboxRow, RowDay } from './inbox-row.tsx'

export type InboxItem = {
  readonly id: number
  readonly title: string
  readonly from: string
  readonly contact: string
  readonly text: string
  readonly note: string | undefined
  readonly link: string | undefined
  readonly replyHref: string | undefined
  readonly receivedAt: Date
  readonly isAnswered: boolean
}

export function InboxList({ items }: { items: readonly InboxItem[] }) {
  return (
    <ul className="inbox-rows">
      {items.map((item) => (
        <InboxRow
          key={item.id}
          title={item.title}
          line={
            <>
              {item.from} · <RowDay at={item.receivedAt} />
              {item.isAnswered && ` · ${INBOX.answered}`}
            </>
          }
          action={<AnsweredForm item={item} />}
        >
          {hasMore(item) && <Body item={item} />}
        </InboxRow>
      ))}
    </ul>
  )
}

function hasMore({ text, contact, link, replyHref }: InboxItem): boolean {
  return [text, contact, link, replyHref].some(Boolean)
}

function Body({ item: { text, contact, note, link, replyHref } }: { item: InboxItem }) {
  return (
    <>
      {contact && <p className="hint">{[note, contact].filter(Boolean).join(' · ')}</p>}
      {text && <p className="admin-text">{text}</p>}
      {link && (
        <a
          className="text-link inline-flex min-h-11 items-center"
          href={to(link)}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {link}
        </a>
      )}
      {replyHref && (
        <ButtonLink href={replyHref} tone="secondary" size="sm" className="justify-self-start">
          {INBOX.reply}
        </ButtonLink>
      )}
    </>
  )
}

function AnsweredForm({ item: { id, title, isAnswered } }: { item: InboxItem }) {
  const label = isAnswered ? INBOX.reopen : INBOX.markAnswered
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isAnswered ? 'reopen' : 'answer'}
        tone="quiet"
        size="sm"
        aria-label={INBOX.forItem(label, title)}
      >
        {label}
      </Button>
    </form>
  )
}
