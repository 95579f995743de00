import { Link } from 'react-router'
import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'

/** On the page of a booking: the client's search, and the way to the finder. */
export function MuhurtaCard({ bookingId, request }: { bookingId: string; request: RequestText | null }) {
  return (
    <Card as="section" className={classNames('desk-form', request === null && 'no-print')} id="muhurta">
      <h2 className="text-xl">{request ? MUHURTA_REQUEST.title : MUHURTA_REQUEST.find}</h2>
      {request ? <RequestedWindows request={request} /> : <p>{MUHURTA_REQUEST.findLead}</p>}
      <div className="desk-actions no-print">
        <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(bookingId)}/muhurta`}>
          {request ? MUHURTA_REQUEST.open : MUHURTA_REQUEST.find}
        </Link>
      </div>
    </Card>
  )
}

/** Also part of the brief. */
export function RequestedWindows({ request: { facts, windows } }: { request: RequestText }) {
  return (
    <>
      <FactList facts={facts} />
      <h3 className="font-semibold">{MUHURTA_REQUEST.windows}</h3>
      <ul className="grid gap-1">
        {windows.map((window) => (
          <li key={window}>{window}</li>
        ))}
      </ul>
    </>
  )
}
