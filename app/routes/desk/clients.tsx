import { Link } from 'react-router'
import { CLIENTS } from '#app/content/desk-clients.ts'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { dotted } from '#app/features/desk/dotted.ts'
import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { type ClientCursor, searchClients } from '#db/bookings/client-search.ts'
import { shortDay } from '#domain/date-text.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/clients'
import { requireDesk } from './desk-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, CLIENTS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, scope } = requireDesk(context, 'desk')
  const address = listAddress(url)
  const after = cursorIn(address)
  const { rows, last } = pageOf(await searchClients(db, scope, { search: address.search, after, limit: ROWS_ASKED }))
  return {
    clients: rows,
    search: address.search,
    nextHref: last && address.href({ after: `${last.latest.getTime()}_${last.userId}` }),
    firstHref: after && address.href({}),
  }
}

function cursorIn(address: ListAddress): ClientCursor | undefined {
  const [, time = '', userId = ''] = /^(\d{1,15})_(.+)$/.exec(address.text('after')) ?? []
  return isUuid(userId) ? { latest: new Date(Number(time)), userId } : undefined
}

export default function Clients({ loaderData: { clients, search, nextHref, firstHref } }: Route.ComponentProps) {
  return (
    <DeskPage title={CLIENTS.title} lead={CLIENTS.lead}>
      <ListFrame
        search={search}
        searchLabel={CLIENTS.search}
        empty={{ title: CLIENTS.none, lead: CLIENTS.noneLead }}
        isEmpty={clients.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <ul className="desk-rows">
          {clients.map(({ userId, fullName, email, count, latest }) => (
            <li key={userId} className="desk-row">
              <Link
                className="text-link inline-flex min-h-11 items-center"
                to={`/astrologer-dashboard/clients/${userId}`}
              >
                {fullName ?? email}
              </Link>
              <span className="hint">{dotted([CLIENTS.bookings(count), CLIENTS.latest(shortDay(latest))])}</span>
            </li>
          ))}
        </ul>
      </ListFrame>
    </DeskPage>
  )
}
