import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { filterTabs, linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { LANGUAGE, to } from '#content/language.ts'
import { FIGURES } from '#content/staff/money/figures.ts'
import { RECEIVED } from '#content/staff/money/money-place.ts'
import { monthYear, shortDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { listReceived } from '#db/desk/practice-figures.ts'
import { searchMoney } from '#db/payments/money-entries.ts'
import { paiseFrom, sumPaise } from '#domain/money.ts'
import { addMonths, daysOfMonths, isMonth, istMonth } from '#domain/time/date-range.ts'
import type { Route } from './+types/received'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, RECEIVED.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = requireStaff(context, 'income')
  const address = listAddress(url)
  const { search, beforeId } = address
  const current = istMonth(now)
  const month = isMonth(address.text('month')) ? address.text('month') : undefined
  const days = month === undefined ? undefined : daysOfMonths(month)
  const [found, received] = await Promise.all([
    searchMoney(db, { search, days, beforeId, limit: ROWS_ASKED, language: LANGUAGE }),
    days && listReceived(db, days, LANGUAGE),
  ])
  const { rows, last } = pageOf(found)
  // The month of a link stands beside the last two.
  const months = [...new Set([current, addMonths(current, -1), ...(month === undefined ? [] : [month])])]
  return {
    rows: rows.map((row) => ({ ...row, client: clientLabel(row) })),
    total: received && sumPaise(received.map(({ amount }) => amount)),
    search,
    month: month ?? '',
    tabs: filterTabs(address, 'month', [
      { value: '', label: RECEIVED.all },
      ...months.map((value) => ({ value, label: monthYear(value) })),
    ]),
    ...linksBefore(address, last),
  }
}

const { columns } = RECEIVED

export default function Received({ loaderData }: Route.ComponentProps) {
  const { rows, total, search, month, tabs, nextHref, firstHref } = loaderData
  return (
    <ListFrame
      search={search}
      searchLabel={RECEIVED.search}
      params={month === '' ? {} : { month }}
      filters={{ label: RECEIVED.months, tabs }}
      empty={{ title: RECEIVED.none, lead: RECEIVED.noneLead }}
      isEmpty={rows.length === 0}
      nextHref={nextHref}
      firstHref={firstHref}
    >
      {total !== undefined && <p className="font-semibold">{RECEIVED.total(formatRupees(total))}</p>}
      <RowList
        caption={RECEIVED.title}
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            header: columns.client,
            place: 'title',
            cell: ({ bookingId, userId, client }) => (
              <a className="row-link" href={to(bookingId === null ? clientPath(userId) : bookingPath(bookingId))}>
                {client}
              </a>
            ),
          },
          {
            header: columns.date,
            place: 'detail',
            cell: ({ at }) => (
              <time className="whitespace-nowrap" dateTime={at.toISOString()}>
                {shortDay(at)}
              </time>
            ),
          },
          {
            header: columns.method,
            place: 'detail',
            cell: ({ method }) => (method ? FIGURES.methods[method] : FIGURES.otherMethod),
          },
          { header: columns.reference, place: 'detail', cell: ({ reference }) => reference },
          { header: columns.booking, place: 'table', cell: ({ code }) => code ?? RECEIVED.account },
          { header: columns.what, place: 'state', cell: (row) => <Kind entry={row} /> },
          {
            header: columns.amount,
            place: 'sum',
            cell: ({ kind, amount }) => formatRupees(paiseFrom(kind === 'refund' ? -amount : amount)),
          },
        ]}
      />
    </ListFrame>
  )
}

/** A payment is what the list is of; anything else is marked. */
function Kind({ entry: { kind, amount } }: { entry: { kind: string; amount: number } }) {
  if (kind === 'refund') return <Badge tone="danger">{RECEIVED.refund}</Badge>
  return amount < 0 ? <Badge tone="neutral">{RECEIVED.reversed}</Badge> : null
}
