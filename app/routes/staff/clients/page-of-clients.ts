import { byText } from '#app/http/by-name.ts'
import {
  cursorIn,
  filterTabs,
  type ListAddress,
  linksAfter,
  listAddress,
  pageOf,
  ROWS_ASKED,
} from '#app/http/list-page.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import type { Database } from '#db/client.ts'
import { CLIENT_KINDS, searchClients } from '#db/desk/client-search.ts'
import { listTagsInUse } from '#db/desk/client-tags.ts'
import { readTag } from '#domain/accounts/client-tags.ts'
import type { DeskScope } from '#domain/rights.ts'

/** One page of the search over everyone in scope who has booked, for the desk and for admins. */
export async function pageOfClients(db: Database, scope: DeskScope, url: URL) {
  const address = listAddress(url)
  const after = cursorIn(address)
  const tag = readTag(address.text('tag')) ?? ''
  const kind = CLIENT_KINDS.find((known) => known === address.text('kind'))
  const { search } = address
  const [found, tags] = await Promise.all([
    searchClients(db, scope, {
      search,
      tag,
      kind,
      after: after && { latest: after.createdAt, userId: after.id },
      limit: ROWS_ASKED,
    }),
    listTagsInUse(db, scope),
  ])
  const { rows, last } = pageOf(found)
  return {
    clients: rows.map((row) => ({ ...row, tags: row.tags.toSorted(byText) })),
    search,
    tag,
    kind,
    isFiltered: search !== '' || tag !== '' || kind !== undefined,
    filters: tags.length === 0 ? undefined : { label: CLIENTS.tags, tabs: tagTabs(address, tags) },
    ...linksAfter(address, last && { createdAt: last.latest, id: last.userId }),
  }
}

function tagTabs(address: ListAddress, tags: readonly { readonly tag: string; readonly count: number }[]) {
  const mostUsedFirst = tags.toSorted((one, other) => other.count - one.count || byText(one.tag, other.tag))
  const options = mostUsedFirst.map(({ tag, count }) => ({ value: tag, label: tag, count }))
  return filterTabs(address, 'tag', [{ value: '', label: CLIENTS.allTags }, ...options])
}
