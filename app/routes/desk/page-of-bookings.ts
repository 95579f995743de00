import { clientLabel } from '#app/features/desk/client-label.ts'
import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { type BookingCursor, searchBookings } from '#db/bookings/booking-search.ts'
import type { Database } from '#db/client.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

/** One page of the search over all bookings in scope, for the desk and for admins. */
export async function pageOfBookings(db: Database, scope: DeskScope, url: URL) {
  const address = listAddress(url)
  const after = cursorIn(address)
  const { rows, last } = pageOf(await searchBookings(db, scope, { search: address.search, after, limit: ROWS_ASKED }))
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
    search: address.search,
    nextHref: last && address.href({ after: `${last.createdAt.getTime()}_${last.id}` }),
    firstHref: after && address.href({}),
  }
}

function cursorIn(address: ListAddress): BookingCursor | undefined {
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(address.text('after')) ?? []
  return isUuid(id) ? { createdAt: new Date(Number(time)), id } : undefined
}
