import { DateTime } from '#app/features/staff/date-time.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { SUBSCRIBERS } from '#content/staff/clients/subscribers.ts'
import { countSubscribers, listSubscribers } from '#db/visitors/visitor-inbox.ts'
import type { SubscriptionState } from '#domain/visitors/newsletter-links.ts'
import type { Route } from './+types/subscribers'
import { peopleTabs } from './people-tabs.ts'

const STATES: readonly SubscriptionState[] = ['confirmed', 'pending', 'unsubscribed']
const TONES = { confirmed: 'success', pending: 'gold', unsubscribed: 'neutral' } as const

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SUBSCRIBERS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  const address = listAddress(url)
  const state = STATES.find((known) => known === address.text('state'))
  const { search, beforeId } = address
  const [found, counts] = await Promise.all([
    listSubscribers(db, { state, search, beforeId, limit: ROWS_ASKED }),
    countSubscribers(db),
  ])
  const { rows, last } = pageOf(found)
  const tabs = filterTabs(address, 'state', [
    { value: '', label: SUBSCRIBERS.all },
    ...STATES.map((value) => ({ value, label: SUBSCRIBERS.states[value], count: counts[value] })),
  ])
  const people = peopleTabs(viewer, 'subscribers')
  return { rows, search, state: state ?? '', tabs, people, ...linksBefore(address, last) }
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, people, nextHref, firstHref } = loaderData
  return (
    <>
      <StaffHeading title={CLIENTS.title} />
      <LinkTabs label={CLIENTS.people} tabs={people} />
      <p className="hint">{SUBSCRIBERS.lead}</p>
      <ListFrame
        search={search}
        params={{ state }}
        filters={{ label: SUBSCRIBERS.title, tabs }}
        empty={{ title: SUBSCRIBERS.none, lead: SUBSCRIBERS.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={SUBSCRIBERS.title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            { header: SUBSCRIBERS.columns.address, place: 'title', cell: ({ email }) => email },
            {
              header: SUBSCRIBERS.columns.state,
              place: 'state',
              cell: (row) => <Badge tone={TONES[row.state]}>{SUBSCRIBERS.states[row.state]}</Badge>,
            },
            { header: SUBSCRIBERS.columns.source, place: 'detail', cell: ({ source }) => SUBSCRIBERS.sources[source] },
            {
              header: SUBSCRIBERS.columns.requestedAt,
              place: 'detail',
              cell: ({ requestedAt }) => <DateTime at={requestedAt} />,
            },
          ]}
        />
      </ListFrame>
    </>
  )
}
