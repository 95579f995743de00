import { AdminHeading } from '#app/features/admin/admin-heading.tsx'
import { ListFrame } from '#app/features/admin/list-frame.tsx'
import { voucherStateText } from '#app/features/desk/sessions/voucher-facts.tsx'
import { linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { listedVoucher } from '#app/routes/desk/clients/listed-voucher.ts'
import { RowList } from '#app/ui/row-list.tsx'
import { DESK_VOUCHERS } from '#content/booking/vouchers.ts'
import { listVouchers } from '#db/offers/vouchers.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/vouchers'
import { requireAdmin } from './admin-visit.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const address = listAddress(url)
  const { search, beforeId } = address
  const { rows, last } = pageOf(await listVouchers(db, WHOLE_PRACTICE, { search, beforeId, limit: ROWS_ASKED }))
  return { vouchers: rows.map((row) => listedVoucher(row, istDate(now))), search, ...linksBefore(address, last) }
}

const { columns } = DESK_VOUCHERS

/** Read only: the desk sends vouchers again and voids them. */
export default function Vouchers({ loaderData: { vouchers, search, nextHref, firstHref } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={DESK_VOUCHERS.adminTitle} lead={DESK_VOUCHERS.adminLead} />
      <ListFrame
        search={search}
        searchLabel={DESK_VOUCHERS.search}
        empty={{ title: DESK_VOUCHERS.none, lead: DESK_VOUCHERS.noneLead }}
        isEmpty={vouchers.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={DESK_VOUCHERS.title}
          isCaptionHidden
          rows={vouchers}
          rowKey={({ bookingId }) => bookingId}
          columns={[
            {
              header: columns.voucher,
              place: 'title',
              cell: ({ bookingId, name }) => (
                <a className="row-link" href={`/admin/bookings/${bookingId}`}>
                  {name}
                </a>
              ),
            },
            { header: columns.buyer, place: 'detail', cell: ({ buyerName }) => buyerName },
            { header: columns.sold, place: 'detail', cell: ({ soldOn }) => soldOn },
            { header: columns.booking, place: 'detail', cell: ({ code }) => code },
            { header: columns.state, place: 'state', cell: voucherStateText },
          ]}
        />
      </ListFrame>
    </>
  )
}
