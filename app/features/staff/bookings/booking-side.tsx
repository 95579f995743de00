import { Form, Link } from 'react-router'
import type { InvoiceView } from '#app/features/invoices/invoice-list.tsx'
import { InvoiceRows } from '#app/features/invoices/invoice-rows.tsx'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { type BookingLedger, LedgerCard } from '#app/features/staff/money/ledger-card.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { BOOKING_TIMELINE } from '#content/staff/bookings/timeline.ts'
import type { TimelineEntry } from '#domain/emails/booking-timeline.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { clientFacts } from './booking-facts.tsx'
import { BookingTimeline } from './booking-timeline.tsx'
import { type DeskBookingView, needsLink } from './desk-booking.ts'
import { type EarlierSession, EarlierSessionList } from './earlier-sessions.tsx'

export type BookingSideProps = {
  booking: DeskBookingView
  /** The session's own meeting link; null for staff who only read the booking. */
  ownLink: string | null
  invoices: readonly InvoiceView[]
  /** The client's state is unknown, so the tax assumes the practice's own. */
  isStateMissing: boolean
  events: readonly TimelineEntry[]
  ledger: BookingLedger
  /** Empty for staff who may not read private notes. */
  earlier: readonly EarlierSession[]
  problem: FormProblem
}

/** Beside the work: how to reach the client, the money, and folded what happened before. */
export function BookingSide(props: BookingSideProps) {
  const { booking, ownLink, invoices, isStateMissing, events, ledger, earlier, problem } = props
  const mayWrite = ownLink !== null && !booking.isClientErased
  const isLive = booking.status !== 'cancelled'
  return (
    <>
      <Card as="section" className="desk-form" id="client">
        <div className="booking-card-head">
          <h2 className="text-xl">{CARD.client}</h2>
          <Link className="text-link no-print inline-flex min-h-11 items-center" to={clientPath(booking.userId)}>
            {SESSION.clientCard}
          </Link>
        </div>
        <FactList facts={clientFacts(booking)} />
        {mayWrite && isLive && booking.startsAt !== null && needsLink(booking) && (
          <LinkForm link={ownLink} problem={problem} />
        )}
      </Card>
      <LedgerCard
        ledger={ledger}
        money={bookingMoney(booking)}
        recordPath={ownLink !== null && isLive ? `${bookingPath(booking.id)}/payment` : null}
        mayReverse={mayWrite}
        mayKeepCredit={mayWrite}
      >
        {invoices.length > 0 && <InvoiceRows invoices={invoices} mayNote={mayWrite} />}
        {isStateMissing && <StateMissing userId={booking.userId} />}
      </LedgerCard>
      <Card as="section">
        <h2 className="sr-only">{SESSION.before}</h2>
        {earlier.length > 0 && (
          <details className="desk-more booking-fold" id="earlier">
            <summary>{BRIEF.earlierCount(earlier.length)}</summary>
            <EarlierSessionList sessions={earlier} />
          </details>
        )}
        <details className="desk-more booking-fold" id="timeline">
          <summary>{BOOKING_TIMELINE.count(events.length)}</summary>
          <BookingTimeline entries={events} mayResend={mayWrite} />
        </details>
      </Card>
    </>
  )
}

/** The usual link or room suits nearly every session. */
function LinkForm({ link, problem }: { link: string; problem: FormProblem }) {
  return (
    <details className="desk-more no-print" open={problem.fieldErrors.meetingLink !== undefined}>
      <summary>{link === '' ? SESSION.practiceLink : SESSION.ownLink}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <TextField
          name="meetingLink"
          type="url"
          label={SESSION.meetingLink}
          hint={SESSION.meetingLinkHint}
          error={problem.fieldErrors.meetingLink}
          defaultValue={problem.values.meetingLink ?? link}
        />
        <Button type="submit" name="intent" value="link" tone="secondary">
          {SESSION.saveLink}
        </Button>
      </Form>
    </details>
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
