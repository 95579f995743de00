import type { RequestText } from '#app/features/muhurta-view/request-text.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { MUHURTA_REQUEST } from '#content/staff/bookings/muhurta-desk.ts'

/** The times that a client chose in the finder, on the page of the booking and in its brief. */
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
