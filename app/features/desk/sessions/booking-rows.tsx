import { Link } from 'react-router'
import { joinWithDots } from '#app/features/desk/join-with-dots.ts'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { CARD } from '#content/desk/booking-card.ts'
import { SESSION } from '#content/desk/desk-session.ts'
import { longDay } from '#content/words/dates.ts'
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
  const day = longDay(bookingDate ?? istDate(createdAt))
  return serviceType === 'course' && bookingDate !== null ? CARD.starts(day) : day
}

type BookingRowsProps = {
  bookings: readonly BookingListRow[] /** The path of the area that lists them. */
  area?: string
}

/** Bookings as a list of links to their pages. */
export function BookingRows({ bookings, area = '/astrologer-dashboard' }: BookingRowsProps) {
  return (
    <ul className="desk-rows">
      {bookings.map((booking) => (
        <li key={booking.id} className="desk-row booking-row">
          <Link className="text-link" to={`${area}/bookings/${booking.id}`}>
            {joinWithDots([booking.client, booking.serviceName, booking.code])}
          </Link>
          <span className="hint">
            {joinWithDots([
              dayOf(booking),
              formatRupees(booking.amount),
              booking.astrologerName ?? undefined,
              booking.hasNotes ? SESSION.privateNotes : undefined,
            ])}
            {booking.partPaid && (
              <span className="block">
                <PartPaid sums={booking.partPaid} />
              </span>
            )}
          </span>
          <BookingBadge booking={booking} />
        </li>
      ))}
    </ul>
  )
}
