import { Link } from 'react-router'
import { SESSION } from '#app/content/desk-session.ts'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { InvoiceRows } from '#app/features/invoices/invoice-rows.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BookingActor, BookingChange } from '#domain/bookings/booking-states.ts'
import { longDateTime } from '#domain/date-text.ts'
import { BriefSummary } from './brief-summary.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'

type Event = { readonly id: number; readonly at: Date; readonly change: BookingChange; readonly actor: BookingActor }
type BookingDetailsProps = {
  booking: DeskBookingView
  invoices: readonly InvoiceView[]
  /** The client's state is unknown, so the tax assumes the practice's own. */
  isStateMissing: boolean
  events: readonly Event[]
  brief: BriefView
}

/** The read-only parts of a booking's page: brief, invoices and history. */
export function BookingDetails({ booking, invoices, isStateMissing, events, brief }: BookingDetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <BriefSummary booking={booking} brief={brief} />
      {invoices.length > 0 && (
        <Card as="section" className="desk-form">
          <h2 className="text-xl">{SESSION.invoices}</h2>
          <InvoiceRows invoices={invoices} />
          {isStateMissing && <StateMissing userId={booking.userId} />}
        </Card>
      )}
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{SESSION.history}</h2>
        <ol className="desk-rows">
          {events.map(({ id, at, change, actor }) => (
            <li key={id} className="desk-row">
              <span>
                {SESSION.changes[change]} <span className="hint">({SESSION.actors[actor]})</span>
              </span>
              <time dateTime={at.toISOString()}>{longDateTime(at)}</time>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

function StateMissing({ userId }: { userId: string }) {
  return (
    <Notice>
      <p>{SESSION.stateMissing}</p>
      <Link className="text-link inline-flex min-h-11 items-center" to={`/astrologer-dashboard/clients/${userId}`}>
        {SESSION.setState}
      </Link>
    </Notice>
  )
}
