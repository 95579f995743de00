import { Link } from 'react-router'
import { BookingBadge } from '#app/features/staff/bookings/booking-badge.tsx'
import { bookingLine } from '#app/features/staff/bookings/booking-line.ts'
import { awaitsQuestion, type DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { TODAY } from '#content/staff/today/today.ts'
import { formatRupees } from '#content/words/money.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { owesBalance } from '#domain/payments/due-bookings.ts'

export type TodayClass = {
  readonly id: number
  readonly startsAt: Date
  readonly clock: string
  readonly group: string
  readonly course: string
  /** Null for staff who may not see the group. */
  readonly href: string | null
}

type TodayRowsProps = { bookings: readonly DeskBookingView[]; classes: readonly TodayClass[] }

/** The sessions and classes of a day by the clock, each a row that leads to its booking or group. */
export function TodayRows({ bookings, classes }: TodayRowsProps) {
  const rows = [
    ...bookings.map((booking) => ({
      startsAt: booking.startsAt,
      row: <SessionRow key={booking.id} booking={booking} />,
    })),
    ...classes.map((live) => ({ startsAt: live.startsAt, row: <ClassRow key={`class-${live.id}`} live={live} /> })),
  ]
  const sorted = rows.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt))
  return <ol className="today-rows">{sorted.map(({ row }) => row)}</ol>
}

function ClassRow({ live: { clock, group, course, href } }: { live: TodayClass }) {
  const content = (
    <>
      <span className="today-time">{clock}</span>
      <span className="today-who">
        <b className={classNames('today-name', tallScript(group))}>{group}</b>
        <span className="hint">{joinWithDots([TODAY.class, course])}</span>
      </span>
    </>
  )
  return (
    <li>
      {href === null ? (
        <span className="today-row">{content}</span>
      ) : (
        <Link className="today-row" to={href}>
          {content}
        </Link>
      )}
    </li>
  )
}

function SessionRow({ booking }: { booking: DeskBookingView }) {
  const name = clientLabel(booking)
  return (
    <li>
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
}

/** The state of a session of today: first what is still missing for it, then what is to be paid. */
export function SessionState({ booking }: { booking: DeskBookingView }) {
  if (booking.birthMissing) return <Badge tone="danger">{CARD.birthMissing}</Badge>
  if (awaitsQuestion(booking)) return <Badge tone="danger">{CARD.questionMissing}</Badge>
  if (owesBalance(booking)) return <Badge>{CARD.collect(formatRupees(bookingMoney(booking).due))}</Badge>
  return <BookingBadge booking={booking} />
}
