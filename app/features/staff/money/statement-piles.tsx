import type { ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { DECISION_FETCHER } from '#app/features/staff/undo-bars.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import { longDay } from '#content/words/dates.ts'
import { FULL_STOP } from '#content/words/grammar.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import type { Pair, Piles } from '#domain/payments/reconciliation.ts'
import type { RecordedRefund, RefundsOnStatement } from '#domain/payments/refunds-on-statement.ts'
import type { SkippedRow, StatementCredit } from '#domain/statements/read-statement.ts'
import type { StatementBank } from '#domain/statements/statement-layout.ts'
import { LineActions } from './line-actions.tsx'
import { type StatementClaimView, StatementLine } from './statement-line.tsx'

type UnreportedBooking = Pick<StatementClaimView, 'bookingId' | 'code' | 'clientName' | 'serviceName' | 'questionCount'>

type RefundsView = RefundsOnStatement<RecordedRefund>

export type PilesView = {
  readonly uploadId: number
  readonly bank: StatementBank
  readonly creditCount: number
  readonly debitCount: number
  readonly unfinishedCount: number
  readonly knownCount: number
  readonly skipped: readonly SkippedRow[]
  readonly skippedCount: number
  readonly roundedCount: number
  readonly piles: Piles<StatementClaimView>
  readonly forCancelled: readonly Pair<StatementClaimView & { readonly refundDue: Paise }>[]
  readonly unreported: readonly { readonly booking: UnreportedBooking; readonly credit: StatementCredit }[]
  readonly refunds: RefundsView
  readonly unclaimedCount: number
  readonly unclaimedTotal: number
}

/** The lines of a statement in five groups. Only exact matches can be verified here. */
export function StatementPiles({ view }: { view: PilesView }) {
  const { piles } = view
  const isIncomplete = view.skippedCount > 0 || view.roundedCount > 0
  return (
    <div className="desk-form">
      <WhatWasRead view={view} />
      <Pile
        title={STATEMENT.matched}
        count={piles.matched.length}
        total={sumOf(piles.matched.map(({ claim }) => claim.amount))}
        lead={STATEMENT.matchedLead}
        action={<VerifyAll uploadId={view.uploadId} count={piles.matched.length} />}
      >
        {piles.matched.map(({ claim, isByAmount }) => (
          <StatementLine key={claim.bookingId} claim={claim} {...(isByAmount && { remark: STATEMENT.byAmount })} />
        ))}
      </Pile>
      <Pile
        title={STATEMENT.differing}
        count={piles.differing.length}
        total={sumOf(piles.differing.map(({ credit }) => credit.amount))}
        lead={STATEMENT.differingLead}
      >
        {piles.differing.map(({ claim, credit, difference }) => (
          <StatementLine
            key={`${claim.bookingId}-${credit.line}`}
            claim={claim}
            credit={credit}
            note={STATEMENT.differences[difference]}
            actions={<LineActions claim={claim} credit={credit} isVerifiable={difference === 'date'} />}
          />
        ))}
      </Pile>
      <Pile
        title={STATEMENT.nearMisses}
        count={piles.nearMisses.length}
        total={sumOf(piles.nearMisses.map(({ credit }) => credit.amount))}
        lead={STATEMENT.nearMissesLead}
      >
        {piles.nearMisses.map(({ claim, credit, nearness, isSamePayment, bankReference }) => (
          <StatementLine
            key={`${claim.bookingId}-${credit.line}`}
            claim={claim}
            credit={credit}
            note={STATEMENT.nearness[nearness]}
            actions={
              <LineActions claim={claim} credit={credit} isVerifiable={isSamePayment} bankReference={bankReference} />
            }
          />
        ))}
      </Pile>
      {view.forCancelled.length > 0 && (
        <Pile
          title={STATEMENT.forCancelled}
          count={view.forCancelled.length}
          total={sumOf(view.forCancelled.map(({ credit }) => credit.amount))}
          lead={STATEMENT.forCancelledLead}
        >
          {view.forCancelled.map(({ claim, credit }) => (
            <StatementLine
              key={`${claim.bookingId}-${credit.line}`}
              claim={claim}
              credit={credit}
              advice={claim.refundDue ? STATEMENT.due(formatRupees(claim.refundDue)) : STATEMENT.nothingDue}
            />
          ))}
        </Pile>
      )}
      {view.unreported.length > 0 && (
        <Pile
          title={STATEMENT.unreported}
          count={view.unreported.length}
          total={sumOf(view.unreported.map(({ credit }) => credit.amount))}
          lead={STATEMENT.unreportedLead}
        >
          {view.unreported.map(({ booking, credit }) => (
            <li key={booking.bookingId} className="desk-row">
              <span>
                {longDay(credit.date)} · {booking.clientName ?? CARD.unknownClient} · {serviceText(booking)}{' '}
                <Link className="text-link" to={`${bookingPath(booking.bookingId)}/payment`}>
                  {STATEMENT.openBooking(booking.code)}
                </Link>
              </span>
              <span>{formatRupees(credit.amount)}</span>
            </li>
          ))}
        </Pile>
      )}
      <Pile title={STATEMENT.unclaimed} count={view.unclaimedCount} total={paiseFrom(view.unclaimedTotal)} isFolded>
        {piles.unclaimed.map((credit) => (
          <li key={credit.line} className="desk-row">
            <span>
              {longDay(credit.date)} · {credit.narration}
            </span>
            <span>{formatRupees(credit.amount)}</span>
          </li>
        ))}
      </Pile>
      <Pile
        title={isIncomplete ? STATEMENT.unpaidUncertain : STATEMENT.unpaid}
        count={piles.unpaid.length}
        total={sumOf(piles.unpaid.map(({ claim }) => claim.amount))}
        {...(isIncomplete && { lead: STATEMENT.unpaidUncertainLead })}
      >
        {piles.unpaid.map(({ claim, isCovered }) => (
          <StatementLine key={claim.bookingId} claim={claim} {...(!isCovered && { note: STATEMENT.notCovered })} />
        ))}
      </Pile>
      <Refunds refunds={view.refunds} />
    </div>
  )
}

/** What the desk has recorded as sent, and whether the bank shows it. */
function Refunds({ refunds: { found, otherAmount, missing } }: { refunds: RefundsView }) {
  const rows = [
    ...missing.map((refund) => ({ refund, text: STATEMENT.refundMissing, isOdd: true })),
    ...otherAmount.map(({ refund, debit }) => ({
      refund,
      text: STATEMENT.refundOther(formatRupees(debit.amount), longDay(debit.date)),
      isOdd: true,
    })),
    ...found.map(({ refund, debit }) => ({ refund, text: STATEMENT.refundFound(longDay(debit.date)), isOdd: false })),
  ]
  if (rows.length === 0) return null
  return (
    <Pile
      title={STATEMENT.refunds}
      count={rows.length}
      total={sumOf(rows.map(({ refund }) => refund.amount))}
      lead={STATEMENT.refundsLead}
      isFolded={!rows.some(({ isOdd }) => isOdd)}
    >
      {rows.map(({ refund, text, isOdd }) => (
        <li key={`${refund.bookingId}-${refund.reference}`} className="desk-row">
          <span>
            <Link className="text-link" to={`${bookingPath(refund.bookingId)}#refund`}>
              {STATEMENT.openBooking(refund.code)}
            </Link>{' '}
            <span {...(isOdd && { className: 'text-danger' })}>{text}</span>
          </span>
          <span>{formatRupees(refund.amount)}</span>
        </li>
      ))}
    </Pile>
  )
}

function WhatWasRead({
  view: { bank, creditCount, debitCount, unfinishedCount, knownCount, skipped, skippedCount, roundedCount },
}: {
  view: PilesView
}) {
  return (
    <>
      <p role="status">
        {STATEMENT.read(STATEMENT.banks[bank], creditCount, debitCount)}
        {unfinishedCount > 0 && `${FULL_STOP} ${STATEMENT.unfinished(unfinishedCount)}`}
        {knownCount > 0 && `${FULL_STOP} ${STATEMENT.known(knownCount)}`}
        {FULL_STOP}
      </p>
      {roundedCount > 0 && (
        <Notice tone="danger">
          <p>{STATEMENT.rounded(roundedCount)}</p>
        </Notice>
      )}
      {skippedCount > 0 && (
        <details className="desk-more">
          <summary>{STATEMENT.skipped(skippedCount)}</summary>
          <ul>
            {skipped.map(({ line, reason }) => (
              <li key={line}>
                {STATEMENT.skippedLine(line)}: {STATEMENT.skipReasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Does not navigate, so that the other groups stay on the page. */
function VerifyAll({ uploadId, count }: { uploadId: number; count: number }) {
  // Shared with the undo button: after an undo the payments can be verified again.
  const fetcher = useFetcher<{ verified: { title: string; detail?: string } | null }>({ key: DECISION_FETCHER })
  const verified = fetcher.data?.verified
  if (verified) {
    return (
      <p role="status" className="text-success">
        {verified.title}. {verified.detail}
      </p>
    )
  }
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="uploadId" value={uploadId} />
      <Button
        type="submit"
        name="intent"
        value="verify-all"
        busy={fetcher.state !== 'idle'}
        busyLabel={STATEMENT.verifying}
      >
        {STATEMENT.verifyAll(count)}
      </Button>
    </fetcher.Form>
  )
}

function sumOf(amounts: readonly Paise[]): Paise {
  return paiseFrom(amounts.reduce((sum, amount) => sum + amount, 0))
}

type PileProps = {
  title: string
  count: number
  total: Paise
  /** What to do with these lines. */
  lead?: string
  action?: ReactNode
  isFolded?: boolean
  children: ReactNode
}

/** Lines of a statement that need the same action, with their count and sum. */
function Pile({ title, count, total, lead, action, isFolded = false, children }: PileProps) {
  const list = <ul className="desk-rows">{children}</ul>
  return (
    <Card as="section" className="desk-form">
      <div className="desk-card-head">
        <h2 className="text-xl">{`${title} · ${count}`}</h2>
        <p>{formatRupees(total)}</p>
      </div>
      {count === 0 && <p className="hint">{STATEMENT.none}</p>}
      {count > 0 && lead && <p className="hint">{lead}</p>}
      {count > 0 && action}
      {count > 0 && !isFolded && list}
      {count > 0 && isFolded && (
        <details className="desk-more">
          <summary>{STATEMENT.showLines}</summary>
          {list}
        </details>
      )}
    </Card>
  )
}
