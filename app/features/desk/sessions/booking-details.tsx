import { Suspense } from 'react'
import { Link } from 'react-router'
import { bookingPath, clientPath } from '#app/features/desk/desk-paths.ts'
import { type BookingLedger, LedgerCard } from '#app/features/desk/money/ledger-card.tsx'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { InvoiceRows } from '#app/features/invoices/invoice-rows.tsx'
import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { Card } from '#app/ui/card.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SESSION } from '#content/desk/desk-session.ts'
import type { TimelineEntry } from '#domain/emails/booking-timeline.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { AnswerCard, type AnswerState } from './answer-card.tsx'
import { BookingTimeline } from './booking-timeline.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { MuhurtaCard } from './muhurta-card.tsx'
import { RemediesCard, type RemediesState } from './remedies-card.tsx'

/** The code that draws charts is loaded after what the desk works with. */
const LazyBrief = lazyPart(async () => (await import('./brief-summary.tsx')).BriefSummary, PartNotLoaded)

type BookingDetailsProps = {
  booking: DeskBookingView
  invoices: readonly InvoiceView[]
  /** The client's state is unknown, so the tax assumes the practice's own. */
  isStateMissing: boolean
  events: readonly TimelineEntry[]
  ledger: BookingLedger
  /** For staff who only read it. */
  isReadOnly?: boolean
  /** Null for staff who may not read charts. */
  brief: BriefView | null
  /** Null for staff who may not read it, and for bookings without one. */
  answer?: AnswerState | null
  /** Likewise. */
  remedies?: RemediesState | null
  /** The client's search for a muhurta, if there is one. */
  muhurta?: RequestText | null
}

/** The parts of a booking's page below its tools: brief, ledger, invoices and history. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, invoices, isStateMissing, events, ledger, isReadOnly = false, brief } = props
  const { answer, remedies, muhurta = null } = props
  return (
    <div className="grid grid-cols-1 gap-5">
      {brief && (
        <Suspense>
          <LazyBrief booking={booking} brief={brief} />
        </Suspense>
      )}
      {answer && <AnswerCard bookingId={booking.id} answer={answer} />}
      {remedies && !isReadOnly && !booking.isClientErased && (
        <RemediesCard bookingId={booking.id} remedies={remedies} />
      )}
      {answer && !isReadOnly && !booking.isClientErased && <MuhurtaCard bookingId={booking.id} request={muhurta} />}
      <LedgerCard
        ledger={ledger}
        money={bookingMoney(booking)}
        recordPath={isReadOnly || booking.status === 'cancelled' ? null : `${bookingPath(booking.id)}/payment`}
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
      <BookingTimeline entries={events} mayResend={!isReadOnly && !booking.isClientErased} />
    </div>
  )
}

function StateMissing({ userId }: { userId: string }) {
  return (
    <Notice>
      <p>{SESSION.stateMissing}</p>
      <Link className="text-link inline-flex min-h-11 items-center" to={clientPath(userId)}>
        {SESSION.setState}
      </Link>
    </Notice>
  )
}
