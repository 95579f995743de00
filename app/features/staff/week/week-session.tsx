import { Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'
import { BlockLength } from './week-length.tsx'
import type { WeekSession } from './week-view.ts'

type SessionBlockProps = { session: WeekSession; minutes: number; time: string }

const SHORT_MINUTES = 60

/** A session with its time, client, state and service. A hold is hatched; every state has its text. */
export function SessionBlock({ session, minutes, time }: SessionBlockProps) {
  const { id, client, serviceName, status, conflict, isMovable } = session
  const path = bookingPath(id)
  return (
    <li
      className="week-block"
      data-kind={status === 'pending' ? 'held' : 'session'}
      {...(minutes < SHORT_MINUTES && { 'data-short': '' })}
    >
      <BlockLength minutes={minutes} />
      <div className="week-inside">
        <p className="week-time">{time}</p>
        <p className="week-name">
          <Link to={path}>{client}</Link>
        </p>
        <p className="week-what">
          {conflict && <strong className="week-conflict">{WEEK_PAGE.conflicts[conflict]} </strong>}
          {joinWithDots([stateText(session), serviceName])}
        </p>
        {isMovable && (
          <Link className="week-link" to={`${path}/move`}>
            {WEEK_PAGE.move}
            <span className="sr-only"> {client}</span>
          </Link>
        )}
      </div>
    </li>
  )
}

function stateText({ heldUntil, paymentStatus, outcome }: WeekSession): string {
  if (heldUntil !== null) return WEEK_PAGE.heldUntil(heldUntil)
  if (paymentStatus !== 'paid') return CARD.beingChecked
  if (outcome === null) return CARD.confirmed
  return outcome === 'completed' ? CARD.completed : CARD.noShow
}
