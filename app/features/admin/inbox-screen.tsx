import { INBOX } from '#app/content/admin-inbox.ts'
import type { LinkTab } from '#app/ui/link-tabs.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { type InboxItem, InboxList } from './inbox-list.tsx'
import { ListFrame } from './list-frame.tsx'

type InboxScreenProps = {
  words: { title: string; lead: string; none: string }
  items: readonly InboxItem[]
  search: string
  state: string
  tabs: readonly LinkTab[]
  nextHref: string | undefined
  firstHref: string | undefined
}

export function InboxScreen({ words, items, search, state, tabs, nextHref, firstHref }: InboxScreenProps) {
  return (
    <>
      <AdminHeading title={words.title} lead={words.lead} />
      <ListFrame
        search={search}
        kept={{ state }}
        filters={{ label: words.title, tabs }}
        empty={{ title: words.none, lead: INBOX.noneLead }}
        isEmpty={items.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <InboxList items={items} />
      </ListFrame>
    </>
  )
}
