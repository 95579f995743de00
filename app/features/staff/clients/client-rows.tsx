import { Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { shortDay } from '#content/words/dates.ts'

type ClientRow = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly count: number
  readonly latest: Date
  readonly tags: readonly string[]
}

export type ClientRowsProps = {
  clients: readonly ClientRow[]
}

/** Clients as a list of links to their pages. */
export function ClientRows({ clients }: ClientRowsProps) {
  return (
    <ul className="desk-rows">
      {clients.map(({ userId, fullName, email, phone, count, latest, tags }) => (
        <li key={userId} className="desk-row max-sm:grid max-sm:gap-0 max-sm:justify-start">
          <Link className="text-link inline-flex min-h-11 items-center justify-self-start" to={clientPath(userId)}>
            {fullName ?? email ?? phone}
          </Link>
          <span className="hint">
            {joinWithDots([
              email === null ? CLIENTS.noEmail : undefined,
              CLIENTS.bookings(count),
              CLIENTS.latest(shortDay(latest)),
              tags.length > 0 ? tags.join(', ') : undefined,
            ])}
          </span>
        </li>
      ))}
    </ul>
  )
}
