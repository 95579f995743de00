import { Link } from 'react-router'
import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { BookingBadge } from './booking-badge.tsx'
import { deskBookingFacts } from './booking-facts.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { type DeskBookingView, hasChart } from './desk-booking.ts'
import { JoinButton } from './join-button.tsx'

type BookingCardProps = { booking: DeskBookingView /** The path of the area that shows it. */; area?: string }

/** The booking on its own page, which shows the birth details beside the chart. */
export function DeskBookingCard({ booking, area = '/astrologer-dashboard' }: BookingCardProps) {
  return (
    <Card as="article" className="desk-card">
      <header className="desk-card-head">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className={classNames('text-xl [overflow-wrap:anywhere]', tallScript(booking.serviceName))}>
            {booking.serviceName}
          </h3>
          <p className="[overflow-wrap:anywhere]">
            <Link to={`${area}/clients/${booking.userId}`} className="text-link">
              {clientLabel(booking)}
            </Link>
          </p>
        </div>
        <BookingBadge booking={booking} />
      </header>
      <PartPaid sums={partPaidText(bookingMoney(booking))} />
      <FactList facts={deskBookingFacts(booking)} />
      <BookingNotes notes={booking.notes} />
      <CardActions booking={booking} />
    </Card>
  )
}

function CardActions({ booking }: { booking: DeskBookingView }) {
  const canJoin = booking.joinLink !== ''
  if (!canJoin && !hasChart(booking)) return null
  return (
    <div className="desk-actions">
      {canJoin && <JoinButton link={booking.joinLink} />}
      {hasChart(booking) && (
        <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(booking.id)}/brief`}>
          {CARD.brief}
          <span className="sr-only"> {booking.code}</span>
        </Link>
      )}
    </div>
  )
}
