import { BADGES, BOOKINGS } from '#app/content/dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { BADGE_TONES, type PastBooking, type ShownBooking } from './shown-booking.ts'

function whenText({ session, course }: ShownBooking): string {
  return session ?? (course ? BOOKINGS.starts(course.startDate) : BOOKINGS.noSession)
}

const COLUMNS: readonly Column<PastBooking>[] = [
  { header: BOOKINGS.service, cell: ({ serviceName }) => serviceName, isRowHeader: true },
  { header: BOOKINGS.bookedOn, cell: ({ bookedOn }) => bookedOn },
  { header: BOOKINGS.session, cell: whenText },
  { header: BOOKINGS.amount, cell: ({ amount }) => amount, isNumber: true },
  { header: BOOKINGS.status, cell: ({ badge }) => <Badge tone={BADGE_TONES[badge]}>{BADGES[badge]}</Badge> },
  { header: BOOKINGS.notes, cell: ({ notes }) => <span className="whitespace-pre-line">{notes || '–'}</span> },
]

export function BookingHistory({ bookings }: { bookings: readonly PastBooking[] }) {
  return <DataTable caption={BOOKINGS.history} columns={COLUMNS} rows={bookings} rowKey={({ id }) => id} />
}
