import { Link } from 'react-router'
import { SESSION } from '#app/content/desk-session.ts'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { InvoiceRows } from '#app/features/invoices/invoice-rows.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BookingHistoryEntry } from '#domain/bookings/booking-history.ts'
import { longDateTime } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import { AnswerCard, type AnswerState } from './answer-card.tsx'
import { BriefSummary } from './brief-summary.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { dotted } from './dotted.ts'
import { type BookingLedger, LedgerCard } from './ledger-card.tsx'

type BookingDetailsProps = {
  booking: DeskBookingView
  invoices: readonly InvoiceView[]
  /** The client's state is unknown, so the tax assumes the practice's own. */
  isStateMissing: boolean
  events: readonly BookingHistoryEntry[]
  ledger: BookingLedger
  /** For staff who only read it. */
  isReadOnly?: boolean
  /** Null for staff who may not read charts. */
  brief: BriefView | null
  /** Null for staff who may not read it, and for bookings without one. */
  answer?: AnswerState | null
}

/** The parts of a booking's page below its tools: brief, ledger, invoices and history. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, invoices, isStateMissing, events, ledger, isReadOnly = false, brief, answer } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      {brief && <BriefSummary booking={booking} brief={brief} />}
      {answer && <AnswerCard bookingId={booking.id} answer={answer} />}
      <LedgerCard
        ledger={ledger}
        recordPath={
          isReadOnly || booking.status === 'cancelled' ? null : `/astrologer-dashboard/bookings/${booking.id}/payment`
        }
        mayReverse={!isReadOnly && !booking.isClientErased}
        mayKeepCredit={!isReadOnly && !booking.isClientErased}
      />
      {invoices.length > 0 && (
        <Card as="section" className="desk-form">
          <h2 className="text-xl">{SESSION.invoices}</h2>
          <InvoiceRows invoices={invoices} mayNote={!isReadOnly && !booking.isClientErased} />
          {isStateMissing && <StateMissing userId={booking.userId} />}
        </Card>
      )}
      <Card as="section" className="desk-form">
        <h2 className="text-xl">{SESSION.history}</h2>
        <ol className="desk-rows">
          {events.map((event) => (
            <li key={event.key} className="desk-row">
              <span>
                {dotted([SESSION.changes[event.change], detailOf(event)])}{' '}
                <span className="hint">({actorOf(event)})</span>
              </span>
              <time dateTime={event.at.toISOString()}>{longDateTime(event.at)}</time>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

function actorOf({ actor, actorName }: BookingHistoryEntry): string {
  const role = SESSION.actors[actor]
  return actorName === null || actor === 'system' ? role : `${role}: ${actorName}`
}

/** A reason is a code of the program, or what the staff typed. */
function detailOf({ amount, reference, reason }: BookingHistoryEntry): string | undefined {
  if (amount !== null) return SESSION.refundOf(formatRupees(amount), reference ?? '')
  // The actor is shown anyway.
  if (reason === null || reason === 'client' || reason === 'staff') return undefined
  const known: Readonly<Record<string, string | undefined>> = SESSION.eventReasons
  return known[reason] ?? reason
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
