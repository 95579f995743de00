import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button-class.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { BOOKING } from '#content/booking/booking.ts'
import { PAYMENT } from '#content/booking/payment.ts'
import { BookingFrame } from './booking-frame.tsx'
import type { BookingInPayment } from './payment-facts.ts'

export function ClosedBooking({ booking }: { booking: BookingInPayment }) {
  return (
    <BookingFrame step={1} title={PAYMENT.closedTitle}>
      <p>
        {booking.serviceName} ({booking.code})
      </p>
      <p>
        {PAYMENT[booking.ending]}{' '}
        <a className="text-link" href={`mailto:${booking.supportEmail}`}>
          {booking.supportEmail}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        {booking.ending === 'included' ? (
          <ButtonLink href="/learning">{BOOKING.toLessons}</ButtonLink>
        ) : (
          <Link to={booking.servicePath} replace className={buttonClass({})}>
            {PAYMENT.bookAgain}
          </Link>
        )}
        {!booking.linked && (
          <ButtonLink href="/dashboard" tone="secondary">
            {PAYMENT.dashboard}
          </ButtonLink>
        )}
      </div>
    </BookingFrame>
  )
}
