import { Link } from 'react-router'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import { type ClaimedPayment, PaidWith } from './paid-with.tsx'
import { PaymentProof, type ProofView } from './payment-proof.tsx'

type PaymentToCheck = ClaimedPayment & {
  readonly bookingId: string
  readonly code: string
  readonly serviceName: string
  readonly amount: Paise
  readonly clientName: string | null
  readonly isClientErased: boolean
  readonly proof: ProofView | null
}

type PaymentsToCheckProps = { payments: readonly PaymentToCheck[]; mayDecide: boolean }

/** Claimed payments of bookings cancelled before the verification, oldest first. */
export function PaymentsToCheck({ payments, mayDecide }: PaymentsToCheckProps) {
  return (
    <section className="no-print grid gap-2">
      <h2 className="text-xl" id="to-check">
        {CARD.toCheck}
      </h2>
      <p className="hint">{CARD.toCheckLead}</p>
      <ul className="desk-rows">
        {payments.map((payment) => (
          <li key={payment.bookingId} className="desk-row">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">
                <b>{formatRupees(payment.amount)}</b>
                {joinWithDots(['', clientLabel(payment), payment.serviceName, payment.code])}
              </p>
              <PaidWith method={payment.method} reference={payment.reference} code={payment.code} />
              <PaymentProof proof={payment.proof} code={payment.code} mayOpen={mayDecide} />
            </div>
            <Link className={buttonClass({ tone: 'secondary' })} to={`${bookingPath(payment.bookingId)}#refund`}>
              {CARD.openBooking}
              <span className="sr-only"> {payment.code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
