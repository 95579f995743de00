import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { type ClientCursor, searchClients } from '#db/bookings/client-search.ts'
import type { Database } from '#db/client.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

/** One page of the search over everyone in scope who has booked, for the desk and for admins. */
export async function pageOfClients(db: Database, scope: DeskScope, url: URL) {
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
