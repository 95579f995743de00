import { FIND_BOOKING } from '#app/content/find-booking.ts'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { BookingRows } from '#app/features/desk/booking-rows.tsx'
import { clientLabel } from '#app/features/desk/client-label.ts'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { type ListAddress, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { type BookingCursor, searchBookings } from '#db/bookings/booking-search.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/all-bookings'
import { listScope, requireDesk } from './desk-visit.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, FIND_BOOKING.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = requireDesk(context, 'desk')
  const { scope, filters, params } = await listScope(visit, url)
  const address = listAddress(url)
  const after = cursorIn(address)
  const found = await searchBookings(visit.db, scope, { search: address.search, after, limit: ROWS_ASKED })
  const { rows, last } = pageOf(found)
  return {
    // Sends only what the list shows to the browser.
    bookings: rows.map(
      ({ birthDetails, privateNotes, meetingLink, defaultLink, notes, clientEmail, clientPhone, ...booking }) => ({
        ...booking,
        client: clientLabel(booking),
        hasNotes: privateNotes !== '',
      }),
    ),
    search: address.search,
    filters,
    params,
    nextHref: last && address.href({ after: `${last.createdAt.getTime()}_${last.id}` }),
    firstHref: after && address.href({}),
  }
}

function cursorIn(address: ListAddress): BookingCursor | undefined {
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(address.text('after')) ?? []
  return isUuid(id) ? { createdAt: new Date(Number(time)), id } : undefined
}

export default function AllBookings({ loaderData }: Route.ComponentProps) {
  const { bookings, search, params, filters, nextHref, firstHref } = loaderData
  return (
    <DeskPage title={FIND_BOOKING.title} lead={FIND_BOOKING.lead}>
      <ListFrame
        search={search}
        searchLabel={FIND_BOOKING.search}
        params={params}
        {...(filters && { filters })}
        empty={{ title: FIND_BOOKING.none, lead: FIND_BOOKING.noneLead }}
        isEmpty={bookings.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <BookingRows bookings={bookings} />
      </ListFrame>
    </DeskPage>
  )
}
