import { Accordion } from '#app/ui/accordion.tsx'
import { PAYMENT } from '#content/booking/payment.ts'

/** A drawn receipt for each app, with the label that the app puts beside the number. */
export function WhereToFind() {
  return <Accordion items={[{ question: PAYMENT.whereTitle, answer: <Receipts /> }]} />
}

function Receipts() {
  return (
    <div className="grid gap-3">
      <p>{PAYMENT.whereLead}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {PAYMENT.where.map(({ app, label }) => (
          <li key={app} className="receipt">
            <strong>{app}</strong>
            <span className="receipt-line w-2/3" />
            <span className="receipt-line w-1/2" />
            <span className="receipt-found">
              {label}
              <br />
              4123 4567 8901
            </span>
            <span className="receipt-line w-3/4" />
          </li>
        ))}
      </ul>
    </div>
  )
}
