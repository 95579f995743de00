import { Suspense } from 'react'
import { Link } from 'react-router'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { InvoiceRows } from '#app/features/invoices/invoice-rows.tsx'
import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { type BookingLedger, LedgerCard } from '#app/features/staff/money/ledger-card.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DESK_REMEDIES } from '#content/booking/remedies.ts'
import { ANSWER, ANSWER_EDITOR } from '#content/staff/bookings/answers.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { longDateTime } from '#content/words/dates.ts'
import type { TimelineEntry } from '#domain/emails/booking-timeline.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { BookingTimeline } from './booking-timeline.tsx'
import type { BriefView } from './brief-view.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { MuhurtaCard } from './muhurta-card.tsx'

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

type AnswerState = {
  readonly publishedAt: Date | null
  readonly correctedAt: Date | null
  readonly draftedAt: Date | null
}

/** On the page of a booking: what was written to the client, and the way to the editor. */
function AnswerCard({ bookingId, answer }: { bookingId: string; answer: AnswerState }) {
  const { publishedAt, correctedAt, draftedAt } = answer
  const isBegun = publishedAt !== null || draftedAt !== null
  const state = joinWithDots([
    publishedAt ? ANSWER.publishedOn(longDateTime(publishedAt)) : undefined,
    correctedAt ? ANSWER.correctedOn(longDateTime(correctedAt)) : undefined,
    draftedAt ? ANSWER_EDITOR.draftSaved(longDateTime(draftedAt)) : undefined,
  ])
  return (
    <Card as="section" className={classNames('desk-form', !isBegun && 'no-print')} id="answer">
      <h2 className="text-xl">{ANSWER_EDITOR.title}</h2>
      <p>{state || ANSWER_EDITOR.none}</p>
      <div className="desk-actions">
        <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(bookingId)}/answer`}>
          {isBegun ? ANSWER_EDITOR.edit : ANSWER_EDITOR.open}
        </Link>
      </div>
    </Card>
  )
}

type RemediesState = { readonly published: number; readonly waiting: number }

/** On the page of a booking: how many remedies there are, and the way to them. */
function RemediesCard({ bookingId, remedies }: { bookingId: string; remedies: RemediesState }) {
  const { published, waiting } = remedies
  const isBegun = published + waiting > 0
  return (
    <Card as="section" className={classNames('desk-form', !isBegun && 'no-print')} id="remedies">
      <h2 className="text-xl">{DESK_REMEDIES.title}</h2>
      <p>{isBegun ? DESK_REMEDIES.state(published, waiting) : DESK_REMEDIES.none}</p>
      <div className="desk-actions no-print">
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={`${bookingPath(bookingId)}/remedies${isBegun ? '' : '/new'}`}
        >
          {isBegun ? DESK_REMEDIES.open : DESK_REMEDIES.add}
        </Link>
      </div>
    </Card>
  )
}
