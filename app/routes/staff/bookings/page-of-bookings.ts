import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { cursorIn, linksAfter, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import type { Database } from '#db/client.ts'
import { searchBookings } from '#db/desk/booking-search.ts'
import type { DeskScope } from '#domain/rights.ts'
import { bookingRow } from './booking-row.ts'

/** One page of the search over all bookings in scope, for the desk and for admins. */
export async function pageOfBookings(db: Database, scope: DeskScope, url: URL) {
  const address = listAddress(url)
  const { search } = address
  const found = await searchBookings(db, scope, { search, after: cursorIn(address), limit: ROWS_ASKED })
  const { rows, last } = pageOf(found)
  return {
    bookings: rows.map((row) => ({ ...bookingRow(row), client: clientLabel(row) })),
    search,
    ...linksAfter(address, last),
  }
}
