import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { BADGES, BOOKINGS } from '#content/site/dashboard.ts'
import { BADGE_TONES, type BookingView, type PastBooking } from './booking-view.ts'

function serviceText({ serviceName, forName }: BookingView): string {
  return forName ? `${serviceName}, ${BOOKINGS.forName(forName)}` : serviceName
}

function whenText({ session, course }: BookingView): string {
  return session ?? (course ? BOOKINGS.starts(course.startDate) : BOOKINGS.noSession)
}

const COLUMNS: readonly Column<PastBooking>[] = [
  { header: BOOKINGS.service, cell: serviceText, isRowHeader: true },
  { header: BOOKINGS.bookedOn, cell: ({ bookedOn }) => bookedOn },
  { header: BOOKINGS.session, cell: whenText },
  { header: BOOKINGS.amount, cell: ({ amount }) => amount, isNumber: true },
  { header: BOOKINGS.status, cell: (booking) => <State booking={booking} /> },
  { header: BOOKINGS.notes, cell: ({ notes }) => <span className="whitespace-pre-line">{notes || '–'}</span> },
]

function State({ booking: { badge, partPaid, refundNote } }: { booking: BookingView }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={BADGE_TONES[badge]}>{BADGES[badge]}</Badge>
      <PartPaid sums={partPaid} />
      {refundNote && <span className="hint">{refundNote}</span>}
    </span>
  )
}

export function BookingHistory({ bookings }: { bookings: readonly PastBooking[] }) {
  return <DataTable caption={BOOKINGS.history} columns={COLUMNS} rows={bookings} rowKey={({ id }) => id} />
}
