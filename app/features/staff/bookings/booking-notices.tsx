import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import type { BookingLedger } from '#app/features/staff/money/ledger-card.tsx'
import { OnlineDoubts } from '#app/features/staff/money/online-money.tsx'
import { OverpaidPanel, RefundPanel, type RefundPanelProps } from '#app/features/staff/money/refund-panel.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { SESSION, SESSION_REFUSALS } from '#content/staff/bookings/desk-session.ts'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom } from '#domain/money.ts'
import { asksToPayAtSession, mayBeAgreed } from '#domain/payments/pay-at-session.ts'
import type { DeskBookingView } from './desk-booking.ts'

export type BookingNoticesProps = RefundPanelProps & {
  /** The payment has been decided and nothing else changes until the decision is applied or undone. */
  isBeingDecided: boolean
  ledger: BookingLedger
  problem: FormProblem
}

/** What the desk has to settle before the work with a booking: its payment, its hold, its birth, its refund. */
export function BookingNotices(props: BookingNoticesProps) {
  const { booking, isBeingDecided, ledger } = props
  const isLive = booking.status !== 'cancelled'
  const isConfirmed = booking.status === 'paid' && booking.paymentStatus === 'paid'
  const owed = paiseFrom(Math.max(0, -ledger.balance))
  return (
    <div className="booking-notices no-print">
      <OnlineDoubts doubts={props.online.doubts} />
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
      {booking.isClientErased && <Notice>{SESSION_REFUSALS['client-erased']}</Notice>}
      {booking.status === 'pending' && mayBeAgreed(booking) && ledger.balance > 0 && (
        <AgreeForm due={formatRupees(ledger.balance)} />
      )}
      {isConfirmed && owed > 0 && <OverpaidPanel {...props} owed={owed} />}
      {!isLive && hasMoney(props) && !isBeingDecided && <RefundPanel {...props} />}
    </div>
  )
}

/** Whether the client has paid or says so; a payment at the session was never made. */
function hasMoney({ booking, claimedPayment }: BookingNoticesProps): boolean {
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
