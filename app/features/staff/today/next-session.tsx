import { Link } from 'react-router'
import { startsInText } from '#app/features/dashboard/starts-in.ts'
import { bookingLine } from '#app/features/staff/bookings/booking-line.ts'
import { type DeskBookingView, hasChart } from '#app/features/staff/bookings/desk-booking.ts'
import { JoinButton } from '#app/features/staff/bookings/join-button.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { phoneHref } from '#app/ui/buttons/phone-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { TODAY } from '#content/staff/today/today.ts'
import { weekdayAndDay } from '#content/words/dates.ts'
import { type IsoDate, istInstant } from '#domain/time/india-time.ts'
import { SessionState } from './today-rows.tsx'

type NextSessionProps = { booking: DeskBookingView; today: IsoDate; now: Date }

/** The running or next session, with what is needed for it: to join and the chart. */
export function NextDeskSession({ booking, today, now }: NextSessionProps) {
  const { id, bookingDate, startsAt, session } = booking
  const name = clientLabel(booking)
  const day = bookingDate === null || bookingDate <= today ? undefined : weekdayAndDay(istInstant(bookingDate, '12:00'))
  return (
    <article className="today-next" aria-labelledby="next-session">
      <p className="hint">{joinWithDots([day, (startsAt && startsInText(startsAt, now)) ?? TODAY.running])}</p>
      <h3 id="next-session" className={classNames('today-next-name', tallScript(name))}>
        <Link to={bookingPath(id)}>{name}</Link>
      </h3>
      <p>
        {session?.clock} <SessionState booking={booking} />
      </p>
      <p className="hint">{bookingLine(booking)}</p>
      <div className="today-next-actions">
        <FirstAction booking={booking} />
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={hasChart(booking) ? `${bookingPath(id)}/brief` : bookingPath(id)}
        >
          {hasChart(booking) ? CARD.brief : CARD.open}
        </Link>
      </div>
    </article>
  )
}

/** Staff may join before the client can. */
function FirstAction({ booking }: { booking: DeskBookingView }) {
  const { heldAs, clientPhone, meetingLink, paymentStatus } = booking
  if (heldAs === 'telephone') return clientPhone ? <JoinButton link={phoneHref(clientPhone)} /> : null
  if (meetingLink !== '' && (heldAs === null || heldAs === 'video')) return <JoinButton link={meetingLink} />
  return paymentStatus === 'paid' ? null : <PlainAction to="/staff/money" label={CARD.verify} />
}

function PlainAction({ to, label }: { to: string; label: string }) {
  return (
    <Link className={buttonClass({})} to={to}>
      {label}
    </Link>
  )
}
