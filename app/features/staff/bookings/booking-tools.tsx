import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import type { BookingLedger } from '#app/features/staff/money/ledger-card.tsx'
import { OverpaidPanel, RefundPanel, type RefundPanelProps } from '#app/features/staff/money/refund-panel.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DESK_INTAKE } from '#content/booking/intake.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION, SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom } from '#domain/money.ts'
import { asksToPayAtSession, mayBeAgreed } from '#domain/payments/pay-at-session.ts'
import { awaitsQuestion, type DeskBookingView, needsLink } from './desk-booking.ts'
import { NotesForm, QuestionForm, type SessionProblem } from './notes-form.tsx'

type BookingToolsProps = RefundPanelProps & {
  /** The payment has been decided and nothing else changes until the decision is applied or undone. */
  isBeingDecided: boolean
  ownLink: string
  /** Null for staff who may not read private notes. */
  notes: { readonly text: string; readonly version: number } | null
  isMovable: boolean
  /** Who else offers the service. */
  colleagues: readonly { readonly value: string; readonly label: string }[]
  /** The service has questions of its own or asks for life events. */
  takesIntake: boolean
  ledger: BookingLedger
  problem: SessionProblem
}

const CANCEL_LEADS = {
  course: SESSION.cancelCourseLead,
  consultation: SESSION.cancelLead,
  pass: SESSION.cancelPassLead,
  voucher: SESSION.cancelVoucherLead,
} as const

/** The actions that a booking allows in its current state. */
export function BookingTools(props: BookingToolsProps) {
  const { booking, now, isBeingDecided, ownLink, notes, isMovable, colleagues, ledger, problem } = props
  const isLive = booking.status !== 'cancelled'
  const isConfirmed = booking.status === 'paid' && booking.paymentStatus === 'paid'
  const hasBegun = booking.startsAt === null || booking.startsAt <= now
  const owed = paiseFrom(Math.max(0, -ledger.balance))
  const isSession = booking.serviceType === 'consultation'
  const isAnswered = booking.askedAt !== null && booking.isAnswered
  const isAhead = (booking.askedAt !== null && !isAnswered) || !hasBegun
  return (
    <div className="booking-tools no-print grid gap-5">
      {booking.status === 'paid' && booking.paymentStatus !== 'paid' && !isBeingDecided && (
        <BeingChecked booking={booking} />
      )}
      {booking.hold?.state === 'lapsed' && (
        <Notice tone="danger">
          <p>{CARD.holdLapsed}</p>
          <p>{CARD.holdLapsedNext}</p>
        </Notice>
      )}
      {booking.birthMissing && isLive && !booking.isClientErased && (
        <Notice>
          {CARD.birthMissing}.{' '}
          <Link className="text-link" to={`${bookingPath(booking.id)}/birth`}>
            {CARD.addBirth}
          </Link>
        </Notice>
      )}
      {awaitsQuestion(booking) && <QuestionForm bookingId={booking.id} problem={problem} />}
      {booking.status === 'pending' && mayBeAgreed(booking) && ledger.balance > 0 && (
        <AgreeForm due={formatRupees(ledger.balance)} />
      )}
      {booking.isClientErased && <Notice>{SESSION_REFUSALS['client-erased']}</Notice>}
      {isLive && booking.startsAt !== null && needsLink(booking) && !booking.isClientErased && (
        <LinkForm link={ownLink} problem={problem} />
      )}
      {isConfirmed && hasBegun && isSession && !isAnswered && <OutcomeForm booking={booking} />}
      {notes && !booking.isClientErased && <NotesForm bookingId={booking.id} notes={notes} problem={problem} />}
      {isMovable && (
        <p>
          <ButtonLink tone="secondary" href={`${bookingPath(booking.id)}/move`}>
            {SESSION.moveNow}
          </ButtonLink>
        </p>
      )}
      {isLive && isAhead && colleagues.length > 0 && <HandOverForm colleagues={colleagues} />}
      {isLive && <CancelForm lead={CANCEL_LEADS[booking.serviceType]} />}
      {isConfirmed && owed > 0 && <OverpaidPanel {...props} owed={owed} />}
      {!isLive && hasMoney(props) && !isBeingDecided && <RefundPanel {...props} />}
      {props.takesIntake && (
        <p>
          <Link className="text-link inline-flex min-h-11 items-center" to={`${bookingPath(booking.id)}/intake`}>
            {DESK_INTAKE.open}
          </Link>
        </p>
      )}
      <p>
        <Link className="text-link inline-flex min-h-11 items-center" to={clientPath(booking.userId)}>
          {SESSION.clientHistory}
        </Link>
      </p>
    </div>
  )
}

/** Whether the client has paid or says so; a payment at the session was never made. */
function hasMoney({ booking, claimedPayment }: BookingToolsProps): boolean {
  if (booking.paymentMethod === 'session') return false
  return claimedPayment !== null || booking.paymentStatus === 'paid'
}

/** Payments are decided on the To Verify list only. */
function BeingChecked({ booking }: { booking: DeskBookingView }) {
  const isAtSession = asksToPayAtSession(booking)
  return (
    <Notice>
      {isAtSession ? SESSION.asksForSession : SESSION.beingChecked}{' '}
      <Link className="text-link" to="/staff/money">
        {isAtSession ? SESSION.toAgree : SESSION.toVerify}
      </Link>
    </Notice>
  )
}

/** For a client who cannot pay before, such as a caller. */
function AgreeForm({ due }: { due: string }) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <h2 className="text-xl">{SESSION.payLater}</h2>
        <p className="hint">{SESSION.payLaterLead(due)}</p>
        <p>
          <Button type="submit" name="intent" value="agree">
            {SESSION.payLaterNow}
          </Button>
        </p>
      </Form>
    </Card>
  )
}

function LinkForm({ link, problem }: { link: string; problem: FormProblem }) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <TextField
          name="meetingLink"
          type="url"
          label={SESSION.meetingLink}
          hint={SESSION.meetingLinkHint}
          error={problem.fieldErrors.meetingLink}
          defaultValue={problem.values.meetingLink ?? link}
        />
        <Button type="submit" name="intent" value="link">
          {SESSION.saveLink}
        </Button>
      </Form>
    </Card>
  )
}

function OutcomeForm({ booking }: { booking: DeskBookingView }) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <h2 className="text-xl">{SESSION.outcome}</h2>
        <input type="hidden" name="intent" value="outcome" />
        <div className="desk-actions">
          <Button
            type="submit"
            name="outcome"
            value="completed"
            tone={booking.outcome === 'completed' ? 'primary' : 'secondary'}
          >
            {CARD.markCompleted}
          </Button>
          <Button
            type="submit"
            name="outcome"
            value="no_show"
            tone={booking.outcome === 'no_show' ? 'primary' : 'secondary'}
          >
            {CARD.markNoShow}
          </Button>
          {booking.outcome !== null && (
            <Button type="submit" name="outcome" value="" tone="quiet">
              {SESSION.reopen}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

function HandOverForm({ colleagues }: Pick<BookingToolsProps, 'colleagues'>) {
  return (
    <Card as="section">
      <Form method="post" className="desk-form" preventScrollReset>
        <SelectField
          name="astrologer"
          label={SESSION.handOver}
          hint={SESSION.handOverHint}
          options={colleagues}
          placeholder={SESSION.chooseColleague}
          required
        />
        <Button type="submit" name="intent" value="hand-over" tone="secondary">
          {SESSION.handOverNow}
        </Button>
      </Form>
    </Card>
  )
}

function CancelForm({ lead }: { lead: string }) {
  return (
    <details className="card desk-more">
      <summary>{SESSION.cancel}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <p className="hint">{lead}</p>
        <Button type="submit" name="intent" value="cancel" tone="danger">
          {SESSION.cancelNow}
        </Button>
      </Form>
    </details>
  )
}
