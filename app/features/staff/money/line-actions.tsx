import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { DECISION_FETCHER } from '#app/features/staff/undo-bars.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { STATEMENT } from '#content/staff/money/bank-statement.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import type { StatementCredit } from '#domain/statements/read-statement.ts'
import type { StatementClaimView } from './statement-line.tsx'

type LineActionsProps = {
  claim: StatementClaimView
  credit: StatementCredit
  /** The exact amount has arrived, so a person may decide that it is this payment. */
  isVerifiable: boolean
  /** What the bank calls the transfer, where the client mistyped it. */
  bankReference?: string | null
}

/** What the desk can do about a line that differs from its claim. Rejecting a claim asks the client to check it. */
export function LineActions({ claim, credit, isVerifiable, bankReference = null }: LineActionsProps) {
  const hasOtherAmount = credit.amount !== claim.amount
  return (
    <div className="button-row">
      {(isVerifiable || hasOtherAmount) && (
        <VerifyLine
          claim={claim}
          reference={bankReference}
          received={hasOtherAmount ? credit.amount : null}
          label={hasOtherAmount ? STATEMENT.received(formatRupees(credit.amount)) : STATEMENT.verifyOne}
        />
      )}
      <Link className="text-link inline-flex min-h-11 items-center" to={bookingPath(claim.bookingId)}>
        {STATEMENT.openBooking(claim.code)}
      </Link>
      <Link className="text-link inline-flex min-h-11 items-center" to={`/staff/money#claim-${claim.code}`}>
        {STATEMENT.askClient}
        <span className="sr-only"> {claim.code}</span>
      </Link>
    </div>
  )
}

type VerifyLineProps = {
  claim: StatementClaimView
  reference: string | null
  /** What arrived, if it is another amount than the client said. */
  received: Paise | null
  label: string
}

type VerifyData = { readonly verified: { readonly tone: string; readonly title: string } | null }
type UndoData = { readonly undoneIds?: readonly string[] }

/** Does not navigate, so that the other lines stay on the page. */
function VerifyLine({ claim, reference, received, label }: VerifyLineProps) {
  const fetcher = useFetcher<VerifyData>({ key: `verify-${claim.bookingId}` })
  const undone = useFetcher<UndoData>({ key: DECISION_FETCHER }).data?.undoneIds
  const { reset } = fetcher
  // The undo button is elsewhere on the page: once it was used, the line can be decided again.
  useEffect(() => {
    if (undone?.includes(claim.bookingId)) reset()
  }, [undone, claim.bookingId, reset])
  const verified = fetcher.data?.verified
  if (verified) {
    return (
      <p role="status" className={verified.tone === 'error' ? 'text-danger' : 'text-success'}>
        {verified.title}
      </p>
    )
  }
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="bookingId" value={claim.bookingId} />
      {reference !== null && <input type="hidden" name="reference" value={reference} />}
      {received !== null && <input type="hidden" name="received" value={received} />}
      <Button
        type="submit"
        name="intent"
        value="verify-one"
        size="sm"
        busy={fetcher.state !== 'idle'}
        busyLabel={STATEMENT.verifying}
      >
        {label}
        <span className="sr-only"> {claim.code}</span>
      </Button>
    </fetcher.Form>
  )
}
