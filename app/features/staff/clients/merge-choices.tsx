import { Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { MERGE } from '#content/staff/clients/client-card.ts'

type Other = {
  readonly id: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Cards that may belong to the same client. */
export function MergeChoices({ others, path }: { others: readonly Other[]; path: string }) {
  return (
    <ul className="desk-rows">
      {others.map(({ id, fullName, email, phone }) => (
        <li key={id} className="desk-row">
          <span className="grid gap-1 [overflow-wrap:anywhere]">
            <b>{fullName ?? CARD.unknownClient}</b>
            <span className="hint">{joinWithDots([email ?? undefined, phone ?? undefined])}</span>
          </span>
          <Link className={buttonClass({ size: 'sm', tone: 'secondary' })} to={`${path}?other=${id}`}>
            {MERGE.choose(fullName ?? CARD.unknownClient)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
