import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { ANSWER } from '#content/booking/answers.ts'
import { to } from '#content/language.ts'
import { BADGES, BOOKINGS } from '#content/site/dashboard.ts'
import { BADGE_TONES, type BookingView, type PastBooking } from './booking-view.ts'

function serviceText({ serviceName, forName }: BookingView): string {
  return forName ? `${serviceName}, ${BOOKINGS.forName(forName)}` : serviceName
}

/** On a phone it is the only date of the row. */
function whenText({ session, course, bookedOn }: BookingView): string {
  return session ?? (course?.startDate ? BOOKINGS.starts(course.startDate) : `${BOOKINGS.bookedOn} ${bookedOn}`)
}

const COLUMNS: readonly RowColumn<PastBooking>[] = [
  { header: BOOKINGS.service, place: 'title', cell: serviceText },
  { header: BOOKINGS.session, place: 'detail', cell: whenText },
  { header: BOOKINGS.bookedOn, place: 'table', cell: ({ bookedOn }) => bookedOn },
  { header: BOOKINGS.amount, place: 'sum', cell: ({ amount }) => amount },
  { header: BOOKINGS.status, place: 'state', cell: (booking) => <State booking={booking} /> },
  { header: BOOKINGS.documents, place: 'detail', cell: (booking) => <Documents booking={booking} /> },
  { header: BOOKINGS.notes, place: 'note', cell: ({ notes }) => notes && <Notes text={notes} /> },
]

/** The answer and the invoice, where there are any. */
function Documents({ booking: { id, hasAnswer, invoiceId, code } }: { booking: PastBooking }) {
  if (!hasAnswer && invoiceId === null) return null
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      {hasAnswer && (
        <a className="text-link" href={to(`/dashboard/bookings/${id}/answer`)}>
          {ANSWER.title}
          <span className="sr-only"> {code}</span>
        </a>
      )}
      {invoiceId !== null && (
        <a className="text-link" href={to(`/invoices/${invoiceId}`)} download>
          {BOOKINGS.invoice}
          <span className="sr-only"> {code}</span>
        </a>
      )}
    </span>
  )
}

function Notes({ text }: { text: string }) {
  return <span className="whitespace-pre-line">{text}</span>
}

function State({ booking: { badge, partPaid, refundNote } }: { booking: BookingView }) {
  return (
    <span className="grid gap-1 max-md:justify-items-end md:justify-items-start">
      <Badge tone={BADGE_TONES[badge]}>{BADGES[badge]}</Badge>
      <PartPaid sums={partPaid} />
      {refundNote && <span className="hint">{refundNote}</span>}
    </span>
  )
}

export function BookingHistory({ bookings }: { bookings: readonly PastBooking[] }) {
  return <RowList caption={BOOKINGS.history} columns={COLUMNS} rows={bookings} rowKey={({ id }) => id} />
}
