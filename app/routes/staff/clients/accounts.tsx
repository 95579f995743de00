import { AccountRows } from '#app/features/staff/clients/account-rows.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { filterTabs, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { LinkTabs } from '#app/ui/navigation/link-tabs.tsx'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { listPeople, type PeopleFilter } from '#db/accounts/people.ts'
import type { Route } from './+types/accounts'
import { peopleTabs } from './people-tabs.ts'

const FILTERS: readonly PeopleFilter[] = ['closed', 'leaving']

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.kinds.accounts)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  const address = listAddress(url)
  const filter = FILTERS.find((known) => known === address.text('state'))
  const after = address.text('after')
  const found = await listPeople(db, { filter, search: address.search, after: after || undefined, limit: ROWS_ASKED })
  const { rows, last } = pageOf(found)
  return {
    rows,
    search: address.search,
    state: filter ?? '',
    tabs: filterTabs(address, 'state', [
      { value: '', label: ACCOUNTS.all },
      ...FILTERS.map((value) => ({ value, label: ACCOUNTS.filters[value] })),
    ]),
    people: peopleTabs(viewer, 'accounts'),
    nextHref: last && address.href({ after: last.key }),
    firstHref: after ? address.href({}) : undefined,
  }
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, people, nextHref, firstHref } = loaderData
  return (
    <>
      <StaffHeading title={CLIENTS.title} />
      <LinkTabs label={CLIENTS.people} tabs={people} />
      <p className="hint">{ACCOUNTS.lead}</p>
      <ListFrame
        search={search}
        params={{ state }}
        filters={{ label: CLIENTS.kinds.accounts, tabs }}
        empty={{ title: ACCOUNTS.none }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <AccountRows people={rows} />
      </ListFrame>
    </>
  )
}
