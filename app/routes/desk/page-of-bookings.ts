import { clientLabel } from '#app/features/desk/client-label.ts'
import { cursorIn, linksAfter, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { searchBookings } from '#db/bookings/booking-search.ts'
import type { Database } from '#db/client.ts'
import type { DeskScope } from '#domain/rights.ts'

/** One page of the search over all bookings in scope, for the desk and for admins. */
export async function pageOfBookings(db: Database, scope: DeskScope, url: URL) {
  const address = listAddress(url)
  const { search } = address
  const found = await searchBookings(db, scope, { search, after: cursorIn(address), limit: ROWS_ASKED })
  const { rows, last } = pageOf(found)
  return {
    // Sends only what the list shows to the browser.
    bookings: rows.map(
      ({
        birthDetails,
        sealedPrivateNotes,
        meetingLink,
        defaultLink,
        sealedNotes,
        clientEmail,
        clientPhone,
        ...booking
      }) => ({
        ...booking,
        client: clientLabel(booking),
        hasNotes: sealedPrivateNotes !== null,
      }),
    ),
    search,
    ...linksAfter(address, last),
  }
}
