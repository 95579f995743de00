import { ListFrame } from '#app/features/staff/list-frame.tsx'
import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { INBOX } from '#content/staff/inbox/inbox.ts'
import { type InboxItem, InboxList } from './inbox-list.tsx'

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
      <p className="hint">{labels.lead}</p>
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
