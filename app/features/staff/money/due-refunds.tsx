import { Link } from 'react-router'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { type ClaimedPayment, PaidWith } from './paid-with.tsx'

type DueRefund = ClaimedPayment & {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly questionCount: number
  readonly due: Paise
  /** Null for a refund of an earlier version. */
  readonly sendBy: IsoDate | null
  readonly clientName: string | null
  readonly isClientErased: boolean
}

type DueRefundsProps = { refunds: readonly DueRefund[]; today: IsoDate; mayRecord: boolean }

/** Refunds due, oldest first, with the details needed to make them. */
export function DueRefunds({ refunds, today, mayRecord }: DueRefundsProps) {
  return (
    <section className="no-print grid gap-2" aria-labelledby="refunds">
      <h2 className="text-xl" id="refunds">
        {CARD.dueRefunds}
      </h2>
      <p className="hint">{CARD.dueRefundsLead}</p>
      <ul className="desk-rows">
        {refunds.map((refund) => (
          <li key={refund.id} className="desk-row">
            <div className="grid min-w-0 gap-1">
              <p className="[overflow-wrap:anywhere]">
                <b>{formatRupees(refund.due)}</b>
                {joinWithDots(['', clientLabel(refund), serviceText(refund), refund.code])}
              </p>
              <PaidWith method={refund.method} reference={refund.reference} code={refund.code} />
              {refund.sendBy && <SendBy day={refund.sendBy} today={today} />}
            </div>
            <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(refund.id)}#refund`}>
              {mayRecord ? CARD.recordRefund : CARD.openBooking}
              <span className="sr-only"> {refund.code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last of the business days that the client was promised. */
export function SendBy({ day, today }: { day: IsoDate; today: IsoDate }) {
  return (
    <p className="hint">
      {CARD.sendBy(longDay(day))} {day < today && <Badge tone="danger">{CARD.overdue}</Badge>}
    </p>
  )
}
