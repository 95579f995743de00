import { AdminHeading } from '#app/features/staff/admin-heading.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { PeopleList } from '#app/features/staff/practice/people-list.tsx'
import { chosenAction, readForm } from '#app/http/form.ts'
import { filterTabs, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { requireAdmin } from '#app/routes/staff/admin-visit.ts'
import { PEOPLE } from '#content/staff/practice/admin-people.ts'
import { listPeople, type PeopleFilter } from '#db/accounts/people.ts'
import { isUuid } from '#domain/uuid.ts'
import { disableAccount, enableAccount } from '#usecases/accounts/close-account.ts'
import type { Route } from './+types/people'

const FILTERS: readonly PeopleFilter[] = ['closed', 'leaving']

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  const address = listAddress(url)
  const filter = FILTERS.find((known) => known === address.text('state'))
  const after = address.text('after')
  const found = await listPeople(db, { filter, search: address.search, after: after || undefined, limit: ROWS_ASKED })
  const { rows, last } = pageOf(found)
  return {
    rows: rows.map((row) => ({ ...row, isYou: row.id === viewer.id })),
    search: address.search,
    state: filter ?? '',
    tabs: filterTabs(address, 'state', [
      { value: '', label: PEOPLE.all },
      ...FILTERS.map((value) => ({ value, label: PEOPLE.filters[value] })),
    ]),
    nextHref: last && address.href({ after: last.key }),
    firstHref: after ? address.href({}) : undefined,
  }
}

const ACTIONS = {
  close: { change: disableAccount, done: PEOPLE.closed },
  open: { change: enableAccount, done: PEOPLE.opened },
} as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, editorId, now } = requireAdmin(context)
  const form = await readForm(request)
  const { change, done } = chosenAction(ACTIONS, form)
  const userId = form.text('userId')
  if (!isUuid(userId)) throw badRequest()

  const outcome = await change(db, { userId, byUserId: editorId, now })
  const toast = outcome.ok
    ? ({ tone: 'success', title: done } as const)
    : ({ tone: 'error', title: PEOPLE.problems[outcome.refusal] } as const)
  return goTo(`${url.pathname}${url.search}`, toast)
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { rows, search, state, tabs, nextHref, firstHref } = loaderData
  return (
    <>
      <AdminHeading title={PEOPLE.title} lead={PEOPLE.lead} />
      <ListFrame
        search={search}
        params={{ state }}
        filters={{ label: PEOPLE.title, tabs }}
        empty={{ title: PEOPLE.none }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <PeopleList people={rows} />
      </ListFrame>
    </>
  )
}
