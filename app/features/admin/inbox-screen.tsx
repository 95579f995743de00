import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { INBOX } from '#content/admin/admin-inbox.ts'
import { AdminHeading } from './admin-heading.tsx'
import { type InboxItem, InboxList } from './inbox-list.tsx'
import { ListFrame } from './list-frame.tsx'

type InboxScreenProps = {
  labels: { title: string; lead: string; none: string }
  items: readonly InboxItem[]
  search: string
  state: string
  tabs: readonly LinkTab[]
  nextHref: string | undefined
  firstHref: string | undefined
}

export function InboxScreen({ labels, items, search, state, tabs, nextHref, firstHref }: InboxScreenProps) {
  return (
    <>
      <AdminHeading title={labels.title} lead={labels.lead} />
      <ListFrame
        search={search}
        params={{ state }}
        filters={{ label: labels.title, tabs }}
        empty={{ title: labels.none, lead: INBOX.noneLead }}
        isEmpty={items.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <InboxList items={items} />
      </ListFrame>
    </>
  )
}
