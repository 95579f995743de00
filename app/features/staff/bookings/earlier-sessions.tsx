import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { BRIEF } from '#content/staff/bookings/brief.ts'

export type EarlierSession = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly heldOn: string
  readonly notes: string
  /** When the written answer was published; null without one. */
  readonly answeredOn: string | null
}

type EarlierSessionsProps = {
  sessions: readonly EarlierSession[]
  /** What is different from the latest of them; null if it cannot be said. */
  changes: readonly string[] | null
}

/** What was said before, with the notes of staff, and what has changed in the periods and the sky since then. */
export function EarlierSessions({ sessions, changes }: EarlierSessionsProps) {
  return (
    <Card as="section" className="desk-form" id="earlier">
      <h2 className="text-xl">{BRIEF.earlier}</h2>
      <EarlierSessionList sessions={sessions} />
      {changes && sessions[0] && (
        <div className="grid gap-1">
          <h3 className="text-base">{BRIEF.since(sessions[0].heldOn)}</h3>
          {changes.length === 0 ? (
            <p className="hint">{BRIEF.nothingChanged}</p>
          ) : (
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  )
}

export function EarlierSessionList({ sessions }: Pick<EarlierSessionsProps, 'sessions'>) {
  return (
    <ul className="desk-rows">
      {sessions.map((session) => (
        <li key={session.id} className="grid gap-1">
          <p className="flex flex-wrap gap-x-4">
            <a className="text-link" href={to(bookingPath(session.id))}>
              {joinWithDots([session.heldOn, session.serviceName, session.code])}
            </a>
            {session.answeredOn && (
              <a className="text-link" href={to(`${bookingPath(session.id)}/answer`)}>
                {BRIEF.readAnswer(session.answeredOn)}
              </a>
            )}
          </p>
          <p className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{session.notes || BRIEF.noNotes}</p>
        </li>
      ))}
    </ul>
  )
}
