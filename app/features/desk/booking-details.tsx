import { Link } from 'react-router'
import { CARD } from '#app/content/desk.ts'
import { SESSION } from '#app/content/desk-session.ts'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { PaperRows } from '#app/features/invoices/paper-rows.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BookingActor, BookingChange } from '#domain/bookings/booking-states.ts'
import { practiceMoment } from '#domain/bookings/slot-words.ts'
import { BriefSummary } from './brief-summary.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'

type Event = { readonly id: number; readonly at: Date; readonly change: BookingChange; readonly actor: BookingActor }
type BookingDetailsProps = {
  booking: DeskBookingView
  papers: readonly InvoiceView[]
  /** The tax on them had to be guessed from where the practice is. */
  isStateMissing: boolean
  events: readonly Event[]
  brief: BriefView
}

/** What is known of a booking beyond its card, for reading. */
export function BookingDetails({ booking, papers, isStateMissing, events, brief }: BookingDetailsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <BriefSummary booking={booking} brief={brief} />
      {papers.length > 0 && (
        <Card as="section" className="desk-form">
          <h2 className="text-xl">{SESSION.papers}</h2>
          <PaperRows papers={papers} />
          {isStateMissing && <StateMissing userId={booking.userId} />}
        </Card>
      )}
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{SESSION.history}</h2>
        <ol className="desk-rows">
          {events.map(({ id, at, change, actor }) => (
            <li key={id} className="desk-row">
              <span>
                {CHANGES[change]} <span className="hint">({ACTORS[actor]})</span>
              </span>
              <time dateTime={at.toISOString()}>{practiceMoment(at)}</time>
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

const ACTORS: Record<BookingActor, string> = { client: 'client', staff: 'practice', system: 'by itself' }

const CHANGES: Record<BookingChange, string> = {
  created: 'Booked',
  revised: 'Changed before payment',
  'hold-released': 'Slot let go',
  claimed: 'Payment claimed',
  verified: 'Payment verified',
  rejected: 'Payment rejected',
  'rejection-undone': 'Rejection taken back',
  rescheduled: 'Moved',
  cancelled: CARD.cancelled,
  expired: 'Expired',
}
