import { Form, Link } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CONFLICTS } from '#content/staff/week/conflicts.ts'
import { WEEK_PAGE } from '#content/staff/week/week.ts'

export type SessionConflictView = {
  readonly id: string
  readonly code: string
  readonly label: string
  readonly start: string
  readonly reason: keyof typeof CONFLICTS.reasons
}

type Props = {
  readonly conflicts: readonly SessionConflictView[]
  /** Also counts those that are not listed yet. */
  readonly count: number
}

/** Sessions that a change of hours left outside of them, with what to do. */
export function SessionConflicts({ conflicts, count }: Props) {
  return (
    <Notice tone="danger">
      <details className="no-print desk-more">
        <summary>{CONFLICTS.title(count)}</summary>
        <div className="grid gap-3 pb-3">
          <p>{CONFLICTS.lead}</p>
          <ul className="desk-rows">
            {conflicts.map((conflict) => (
              <Row key={conflict.id} conflict={conflict} />
            ))}
          </ul>
          {count > conflicts.length && <p className="hint">{CONFLICTS.more(conflicts.length)}</p>}
        </div>
      </details>
    </Notice>
  )
}

function Row({ conflict: { id, code, label, start, reason } }: { conflict: SessionConflictView }) {
  return (
    <li className="desk-row">
      <span className="grid gap-1">
        <Link to={bookingPath(id)} className="text-link">
          {label}
        </Link>
        <span className="hint">{CONFLICTS.reasons[reason]}</span>
      </span>
      <Form
        method="post"
        action="/astrologer-dashboard?index"
        className="flex flex-wrap items-center gap-2"
        preventScrollReset
      >
        <Link to={`${bookingPath(id)}/move`} className={buttonClass({ size: 'sm' })}>
          {WEEK_PAGE.move}
          <span className="sr-only"> {code}</span>
        </Link>
        <input type="hidden" name="bookingId" value={id} />
        <input type="hidden" name="start" value={start} />
        <Button
          type="submit"
          size="sm"
          tone="secondary"
          name="intent"
          value="keep"
          aria-label={`${CONFLICTS.keep} ${code}`}
        >
          {CONFLICTS.keep}
        </Button>
      </Form>
    </li>
  )
}
