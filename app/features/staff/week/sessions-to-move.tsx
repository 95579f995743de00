import { Link } from 'react-router'
import { MessageLink } from '#app/features/staff/clients/phone-links.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CONTACT_CLIENT } from '#content/staff/clients/desk-contact.ts'
import { TO_MOVE, WEEK_PAGE } from '#content/staff/week/week.ts'

export type SessionToMove = {
  readonly id: string
  readonly client: string
  /** Null for a client who was erased. */
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly serviceName: string
  /** "Tue, November 24, 2026, 10-11 AM". */
  readonly when: string
  /** Not before it is paid. */
  readonly isMovable: boolean
}

type Props = { sessions: readonly SessionToMove[]; timeOffId: number }

/** The sessions that are still booked in time off, with what to do about each. Moving one comes back here. */
export function SessionsToMove({ sessions, timeOffId }: Props) {
  return (
    <Notice tone="danger">
      <p>{TO_MOVE.lead(sessions.length)}</p>
      <ul className="desk-rows">
        {sessions.map(({ id, client, name, phone, email, serviceName, when, isMovable }) => (
          <li key={id} className="desk-row">
            <span className="grid gap-1 [overflow-wrap:anywhere]">
              <Link to={bookingPath(id)} className="text-link font-semibold">
                {client}
              </Link>
              <span>{when}</span>
              <span className="hint">{isMovable ? serviceName : `${serviceName} · ${TO_MOVE.notPaid}`}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <Link
                to={isMovable ? `${bookingPath(id)}/move?off=${timeOffId}` : bookingPath(id)}
                className={buttonClass({ size: 'sm' })}
              >
                {isMovable ? WEEK_PAGE.move : TO_MOVE.open}
                <span className="sr-only"> {client}</span>
              </Link>
              <MessageLink
                phone={phone}
                email={email}
                client={client}
                message={CONTACT_CLIENT.moving(name, when)}
                subject={TO_MOVE.subject(when)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
