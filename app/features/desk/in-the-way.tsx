import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { longDateTime } from '#domain/date-text.ts'
import { bookingPath } from './desk-paths.ts'

export type SessionInTheWay = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly startsAt: Date | null
}

/** The sessions that prevent time off, with links to move or cancel them. */
export function InTheWay({ text, sessions }: { text: string; sessions: readonly SessionInTheWay[] }) {
  if (sessions.length === 0) return null
  return (
    <Notice tone="danger">
      <p>{text}</p>
      <ul>
        {sessions.map(({ id, code, serviceName, startsAt }) => (
          <li key={id}>
            <Link className="text-link" to={bookingPath(id)}>
              {code} · {serviceName}
              {startsAt && ` · ${longDateTime(startsAt)}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
