import { Form, Link } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'

export type UnfinishedSession = { readonly id: string; readonly code: string; readonly label: string }

/** More than this many are folded, so that an old backlog does not hide what follows. */
const SHOWN = 5

/** Sessions that are over and have no outcome yet, the latest first. */
export function UnfinishedSessions({ sessions }: { sessions: readonly UnfinishedSession[] }) {
  const older = sessions.slice(SHOWN)
  return (
    <section className="no-print grid gap-3">
      <h2 className="text-xl" id="unfinished">
        {CARD.unfinished}
      </h2>
      <p className="hint">{CARD.unfinishedLead}</p>
      <Rows sessions={sessions.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details className="desk-more">
          <summary>{CARD.olderSessions(older.length)}</summary>
          <Rows sessions={older} />
        </details>
      )}
    </section>
  )
}

function Rows({ sessions }: { sessions: readonly UnfinishedSession[] }) {
  return (
    <ul className="desk-rows">
      {sessions.map(({ id, code, label }) => (
        <li key={id} className="desk-row">
          <Link to={bookingPath(id)} className="text-link">
            {label}
          </Link>
          <Form method="post" action="/astrologer-dashboard?index" className="flex flex-wrap gap-2" preventScrollReset>
            <input type="hidden" name="bookingId" value={id} />
            <OutcomeButton outcome="completed" code={code} />
            <OutcomeButton outcome="no_show" code={code} />
          </Form>
        </li>
      ))}
    </ul>
  )
}

function OutcomeButton({ outcome, code }: { outcome: 'completed' | 'no_show'; code: string }) {
  const label = outcome === 'completed' ? CARD.markCompleted : CARD.markNoShow
  return (
    <Button type="submit" size="sm" tone="secondary" name="outcome" value={outcome} aria-label={`${label} ${code}`}>
      {label}
    </Button>
  )
}
