import { AdminHeading } from '#app/features/staff/admin-heading.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { DateTime } from '#app/features/staff/date-time.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { AgeingTable } from '#app/features/staff/money/ageing-table.tsx'
import { linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { requireAdmin } from '#app/routes/staff/admin-visit.ts'
import { Card } from '#app/ui/card.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { to } from '#content/language.ts'
import { ADMIN_MONEY } from '#content/staff/money/admin-practice-records.ts'
import { FIGURES } from '#content/staff/money/figures.ts'
import { formatRupees } from '#content/words/money.ts'
import { listDueRefunds } from '#db/desk/desk-bookings.ts'
import { listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { searchMoney } from '#db/payments/money-entries.ts'
import { paiseFrom } from '#domain/money.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import type { Route } from './+types/payments'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireAdmin(context)
  const address = listAddress(url)
  const { search, beforeId } = address
  const [found, claims, refunds] = await Promise.all([
    searchMoney(db, { search, beforeId, limit: ROWS_ASKED }),
    listClaimsToVerify(db, WHOLE_PRACTICE),
    listDueRefunds(db, WHOLE_PRACTICE),
  ])
  const { rows, last } = pageOf(found)
  return {
    now,
    rows: rows.map((row) => ({ ...row, client: clientLabel(row) })),
    search,
    ...linksBefore(address, last),
    waiting: claims.map(({ amount, claimedAt }) => ({ amount, claimedAt })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      label: joinWithDots([clientLabel(refund), serviceText(refund), refund.code]),
      due: refund.due,
    })),
  }
}

const { columns } = ADMIN_MONEY

export default function Money({ loaderData }: Route.ComponentProps) {
  const { rows, search, nextHref, firstHref, waiting, refunds, now } = loaderData
  return (
    <>
      <AdminHeading title={ADMIN_MONEY.title} lead={ADMIN_MONEY.lead} />
      <AgeingTable waiting={waiting} now={now} />
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{ADMIN_MONEY.dueRefunds}</h2>
        {refunds.length === 0 && <p>{ADMIN_MONEY.noDueRefunds}</p>}
        <ul className="desk-rows">
          {refunds.map(({ id, label, due }) => (
            <li key={id} className="desk-row">
              <a className="text-link" href={to(`/staff/bookings/${id}`)}>
                {label}
              </a>
              <b>{formatRupees(due)}</b>
            </li>
          ))}
        </ul>
      </Card>
      <ListFrame
        search={search}
        searchLabel={ADMIN_MONEY.search}
        empty={{ title: ADMIN_MONEY.none, lead: ADMIN_MONEY.noneLead }}
        isEmpty={rows.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <RowList
          caption={ADMIN_MONEY.title}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            { header: columns.client, place: 'title', cell: ({ client }) => client },
            { header: columns.what, place: 'state', cell: ({ kind }) => ADMIN_MONEY.kinds[kind] },
            { header: columns.date, place: 'detail', cell: ({ at }) => <DateTime at={at} /> },
            { header: columns.booking, place: 'detail', cell: (row) => <BookingLink entry={row} /> },
            {
              header: columns.method,
              place: 'detail',
              cell: ({ way }) => (way ? FIGURES.methods[way] : FIGURES.otherMethod),
            },
            { header: columns.reference, place: 'detail', cell: ({ reference }) => reference },
            {
              header: columns.amount,
              place: 'sum',
              cell: ({ kind, amount }) => formatRupees(paiseFrom(kind === 'refund' ? -amount : amount)),
            },
          ]}
        />
      </ListFrame>
    </>
  )
}

function BookingLink({ entry: { bookingId, code } }: { entry: { bookingId: string | null; code: string | null } }) {
  if (bookingId === null) return ADMIN_MONEY.account
  return (
    <a className="text-link" href={to(`/staff/bookings/${bookingId}`)}>
      {code}
    </a>
  )
}
