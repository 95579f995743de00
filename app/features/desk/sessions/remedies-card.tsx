import { Link } from 'react-router'
import { bookingPath } from '#app/features/desk/desk-paths.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DESK_REMEDIES } from '#content/booking/remedies.ts'

export type RemediesState = { readonly published: number; readonly waiting: number }

/** On the page of a booking: how many remedies there are, and the way to them. */
export function RemediesCard({ bookingId, remedies }: { bookingId: string; remedies: RemediesState }) {
  const { published, waiting } = remedies
  const isBegun = published + waiting > 0
  return (
    <Card as="section" className={classNames('desk-form', !isBegun && 'no-print')} id="remedies">
      <h2 className="text-xl">{DESK_REMEDIES.title}</h2>
      <p>{isBegun ? DESK_REMEDIES.state(published, waiting) : DESK_REMEDIES.none}</p>
      <div className="desk-actions no-print">
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={`${bookingPath(bookingId)}/remedies${isBegun ? '' : '/new'}`}
        >
          {isBegun ? DESK_REMEDIES.open : DESK_REMEDIES.add}
        </Link>
      </div>
    </Card>
  )
}
