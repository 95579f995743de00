import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { AwaitingClaim } from '#domain/payments/reconciliation.ts'
import type { StatementCredit } from '#domain/statements/read-statement.ts'
import { istDate } from '#domain/time/india-time.ts'
import { groupedReference } from './paid-with.tsx'

export type StatementClaimView = AwaitingClaim & {
  readonly code: string
  readonly clientName: string | null
  readonly serviceName: string
  readonly questionCount: number
}

type StatementLineProps = {
  claim: StatementClaimView
  credit?: StatementCredit
  note?: string
  /** How it was found. */
  remark?: string
  /** What to do about it on the booking's page. */
  advice?: string
  /** Buttons and links of what to do here. */
  actions?: ReactNode
}

/** A claim, with the bank's differing values aligned below it. */
export function StatementLine({ claim, credit, note, remark, advice, actions }: StatementLineProps) {
  return (
    <li className="statement-line">
      <p>
        {claim.code} · {claim.clientName ?? CARD.unknownClient} · {serviceText(claim)}
      </p>
      {note && <p className="text-danger">{note}</p>}
      {remark && <p className="hint">{remark}</p>}
      <Side
        name={credit ? STATEMENT.claimed : undefined}
        reference={claim.reference}
        date={istDate(claim.claimedAt)}
        amount={formatRupees(claim.amount)}
      />
      {credit && (
        <Side
          name={STATEMENT.atBank}
          reference={credit.references.join(', ')}
          date={credit.date}
          amount={formatRupees(credit.amount)}
        />
      )}
      {advice && (
        <p>
          {advice}{' '}
          <Link className="text-link" to={`${bookingPath(claim.bookingId)}#refund`}>
            {STATEMENT.openBooking(claim.code)}
          </Link>
        </p>
      )}
      {actions}
    </li>
  )
}

type SideProps = { name: string | undefined; reference: string; date: string; amount: string }

function Side({ name, reference, date, amount }: SideProps) {
  return (
    <p className="statement-side">
      {name && <span className="hint">{name}</span>}
      <span>{groupedReference(reference)}</span>
      <span>{longDay(date)}</span>
      <span className="statement-amount">{amount}</span>
    </p>
  )
}
