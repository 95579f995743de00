import { Link } from 'react-router'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { FIND_BOOKING } from '#content/booking/find-booking.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { shortDate } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { istDate } from '#domain/time/india-time.ts'
import { BookingBadge } from './booking-badge.tsx'
import type { DeskBookingView } from './desk-booking.ts'

export type BookingListRow = Pick<
  DeskBookingView,
  | 'id'
  | 'code'
  | 'serviceType'
  | 'serviceName'
  | 'bookingDate'
  | 'createdAt'
  | 'amount'
  | 'status'
  | 'paymentStatus'
  | 'outcome'
  | 'askedAt'
  | 'needsReschedule'
  | 'astrologerName'
> & {
  /** Both sums; null unless a part of the money has come. */
  readonly partPaid: string | null
  readonly hasNotes: boolean
  /** Only in lists of several clients. */
  readonly client?: string
}

function dayOf({ serviceType, bookingDate, createdAt }: BookingListRow): string {
  const day = shortDate(bookingDate ?? istDate(createdAt))
  return serviceType === 'course' && bookingDate !== null ? CARD.starts(day) : day
}

type BookingRowsProps = { bookings: readonly BookingListRow[] }

const { columns } = FIND_BOOKING

/** Bookings, each linked to its page. */
export function BookingRows({ bookings }: BookingRowsProps) {
  const hasClients = bookings.some(({ client }) => client !== undefined)
  return (
    <RowList
      caption={FIND_BOOKING.title}
      isCaptionHidden
      rows={bookings}
      rowKey={({ id }) => id}
      columns={[
        {
          header: hasClients ? columns.client : columns.service,
          place: 'title',
          cell: ({ id, code, client, serviceName }) => (
            <Link className="row-link" to={bookingPath(id)}>
              {client ?? serviceName}
              <span className="sr-only"> {code}</span>
            </Link>
          ),
        },
        ...(hasClients ? [SERVICE_COLUMN] : []),
        { header: columns.code, place: 'detail', cell: ({ code }) => code },
        { header: columns.day, place: 'detail', cell: dayOf },
        { header: columns.more, place: 'detail', cell: moreText },
        { header: columns.amount, place: 'sum', cell: ({ amount }) => formatRupees(amount) },
        { header: columns.state, place: 'state', cell: (booking) => <State booking={booking} /> },
      ]}
    />
  )
}

const SERVICE_COLUMN: RowColumn<BookingListRow> = {
  header: columns.service,
  place: 'detail',
  cell: ({ serviceName }) => serviceName,
}

function moreText({ astrologerName, hasNotes }: BookingListRow): string {
  return joinWithDots([astrologerName ?? undefined, hasNotes ? SESSION.privateNotes : undefined])
}

function State({ booking }: { booking: BookingListRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      <PartPaid sums={booking.partPaid} />
      <BookingBadge booking={booking} />
    </span>
  )
}
