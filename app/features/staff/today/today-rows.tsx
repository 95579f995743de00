import { Link } from 'react-router'
import { bookingLine } from '#app/features/staff/bookings/booking-line.ts'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { SessionState } from './session-state.tsx'

/** The sessions of a day by the clock, each a row that leads to its booking. */
export function TodayRows({ bookings }: { bookings: readonly DeskBookingView[] }) {
  return (
    <ol className="today-rows">
      {bookings.map((booking) => {
        const name = clientLabel(booking)
        return (
          <li key={booking.id}>
            <Link className="today-row" to={bookingPath(booking.id)}>
              <span className="today-time">{booking.session?.clock}</span>
              <span className="today-who">
                <b className={classNames('today-name', tallScript(name))}>{name}</b>
                <span className="hint">{bookingLine(booking)}</span>
              </span>
              <SessionState booking={booking} />
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
