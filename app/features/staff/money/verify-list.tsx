import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { VERIFY } from '#content/staff/money/desk-verification.ts'
import { ageText } from '#content/words/ages.ts'
import { longDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { Paise } from '#domain/money.ts'
import { type ClaimedPayment, PaidWith } from './paid-with.tsx'
import { PaymentProof, type ProofView } from './payment-proof.tsx'
import { useVerifyKeys } from './use-verify-keys.ts'

export type ClaimView = ClaimedPayment & {
  readonly bookingId: string
  readonly code: string
  readonly serviceType: ServiceType
  readonly serviceName: string
  readonly amount: Paise
  /** Both sums of a booking of which only the rest is checked; null for any other. */
  readonly partPaid: string | null
  readonly bookingDate: string | null
  /** The time of a session; null without one. */
  readonly session: string | null
  readonly needsReschedule: boolean
  readonly claimedAt: Date
  readonly isSuspicious: boolean
  readonly proof: ProofView | null
  readonly clientName: string | null
  readonly isOwn: boolean
  /** Another course the client has paid for that includes this one. */
  readonly includedIn: string | null
}

type VerifyListProps = {
  claims: readonly ClaimView[]
  /** There are more than are shown. */
  hasMore: boolean
  now: Date
  mayDecide: boolean
  problem: VerifyProblem | null | undefined
}
export type VerifyProblem = {
  readonly bookingId: string
  readonly reasonError?: string | undefined
  readonly reason?: string
  readonly receivedError?: string | undefined
  readonly received?: string
}

/** The claims to verify, oldest first. */
export function VerifyList({ claims, hasMore, now, mayDecide, problem }: VerifyListProps) {
  const { list, nothingLeft } = useVerifyKeys(claims)
  if (claims.length === 0) {
    return (
      <EmptyState title={VERIFY.empty} level={2} headingRef={nothingLeft}>
        {VERIFY.emptyLead}
      </EmptyState>
    )
  }
  return (
    <>
      {mayDecide && <p className="hint desk-keys">{VERIFY.keys}</p>}
      <ul ref={list} className="claims">
        {claims.map((claim) => (
          <ClaimRow key={claim.bookingId} claim={claim} now={now} mayOpen={mayDecide}>
            {mayDecide && (
              <Decision claim={claim} problem={problem?.bookingId === claim.bookingId ? problem : undefined} />
            )}
          </ClaimRow>
        ))}
      </ul>
      {hasMore && <p className="hint">{VERIFY.more(claims.length)}</p>}
    </>
  )
}

type ClaimRowProps = { claim: ClaimView; now: Date; mayOpen: boolean; children: ReactNode }

/** Who and how much, what for, and the reference to look for in the bank's app; below it the decision. */
function ClaimRow({ claim, now, mayOpen, children }: ClaimRowProps) {
  const titleId = `claim-${claim.code}`
  const name = claim.clientName ?? CARD.unknownClient
  return (
    <li className="claim" data-claim tabIndex={-1} aria-labelledby={titleId}>
      <div className="claim-line">
        <h2 id={titleId} className={classNames('claim-name', tallScript(name))}>
          {name}
          <span className="sr-only"> {claim.code}</span>
        </h2>
        <p className="claim-amount">{formatRupees(claim.amount)}</p>
      </div>
      <p className="hint">
        {claim.serviceName} · {claim.code}
        {whenText(claim)}
      </p>
      <PartPaid sums={claim.partPaid} />
      <div className="claim-line">
        <PaidWith method={claim.method} reference={claim.reference} code={claim.code} />
        <Badge tone="gold">{ageText(claim.claimedAt, now)}</Badge>
      </div>
      {claim.method !== 'session' && <PaymentProof proof={claim.proof} code={claim.code} mayOpen={mayOpen} />}
      {claim.method === 'session' && <p className="hint">{VERIFY.atSession}</p>}
      {claim.isSuspicious && <p className="text-danger">{VERIFY.suspicious}</p>}
      {claim.needsReschedule && <Badge tone="danger">{CARD.rescheduleNeeded}</Badge>}
      {claim.includedIn !== null && <NotNeeded bookingId={claim.bookingId} whole={claim.includedIn} />}
      {claim.isOwn ? <p className="hint">{VERIFY.own}</p> : children}
    </li>
  )
}

function whenText({ bookingDate, session }: ClaimView): string {
  if (session) return ` · ${session}`
  return bookingDate === null ? '' : ` · ${CARD.starts(longDay(bookingDate))}`
}

/** The client paid twice for the same lessons: cancel this booking and refund it. */
function NotNeeded({ bookingId, whole }: { bookingId: string; whole: string }) {
  return (
    <Notice>
      {VERIFY.included(whole)}{' '}
      <a className="text-link" href={to(bookingPath(bookingId))}>
        {VERIFY.openBooking}
      </a>
    </Notice>
  )
}

type DecisionProps = { claim: ClaimView; problem: VerifyProblem | undefined }

function Decision({ claim, problem }: DecisionProps) {
  const isAtSession = claim.method === 'session'
  return (
    <div className="claim-decision">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="bookingId" value={claim.bookingId} />
        <Button type="submit" name="intent" value="verify" size="sm" data-verify aria-keyshortcuts="v">
          {isAtSession ? VERIFY.agree : VERIFY.verify}
          <span className="sr-only"> {claim.code}</span>
        </Button>
      </Form>
      {!isAtSession && <OtherAmount claim={claim} problem={problem} />}
      <details className="desk-reject" open={problem?.reasonError !== undefined}>
        <summary className="button button-secondary button-sm" aria-keyshortcuts="r" data-reject>
          {isAtSession ? VERIFY.decline : VERIFY.reject}
          <span className="sr-only"> {claim.code}</span>
        </summary>
        <Form method="post" preventScrollReset className="grid gap-3">
          <input type="hidden" name="bookingId" value={claim.bookingId} />
          <TextAreaField
            name="reason"
            id={`reason-${claim.code}`}
            label={VERIFY.reason}
            rows={2}
            maxLength={500}
            defaultValue={problem?.reason ?? (isAtSession ? VERIFY.declineReason : VERIFY.reasons[0])}
            error={problem?.reasonError}
          />
          <Button type="submit" name="intent" value="reject" tone="danger" wide>
            {isAtSession ? VERIFY.declineNow : VERIFY.rejectNow}
          </Button>
        </Form>
      </details>
    </div>
  )
}

function OtherAmount({ claim, problem }: DecisionProps) {
  return (
    <details className="desk-reject" open={problem?.receivedError !== undefined}>
      <summary className="button button-secondary button-sm">
        {VERIFY.otherAmount}
        <span className="sr-only"> {claim.code}</span>
      </summary>
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="bookingId" value={claim.bookingId} />
        <TextField
          name="received"
          id={`received-${claim.code}`}
          inputMode="decimal"
          label={VERIFY.received}
          hint={VERIFY.receivedHint}
          defaultValue={problem?.received}
          error={problem?.receivedError}
          required
        />
        <Button type="submit" name="intent" value="verify-part" tone="secondary" wide>
          {VERIFY.verifyReceived}
        </Button>
      </Form>
    </details>
  )
}
