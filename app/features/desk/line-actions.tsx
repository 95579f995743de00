import { Link, useFetcher } from 'react-router'
import { STATEMENT } from '#app/content/bank-statement.ts'
import { Button } from '#app/ui/button.tsx'
import { formatRupees } from '#domain/money.ts'
import type { StatementCredit } from '#domain/statements/read-statement.ts'
import { bookingPath } from './desk-paths.ts'
import type { StatementClaim } from './statement-line.tsx'

type LineActionsProps = {
  claim: StatementClaim
  credit: StatementCredit
  /** The exact amount has arrived, so a person may decide that it is this payment. */
  isVerifiable: boolean
}

/** What the desk can do about a line that differs from its claim. Rejecting a claim asks the client to check it. */
export function LineActions({ claim, credit, isVerifiable }: LineActionsProps) {
  const booking = bookingPath(claim.bookingId)
  const hasOtherAmount = credit.amount !== claim.amount
  return (
    <div className="button-row">
      {isVerifiable && <VerifyOne claim={claim} />}
      {hasOtherAmount && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${booking}/payment`}>
          {STATEMENT.received(formatRupees(credit.amount))}
          <span className="sr-only"> {claim.code}</span>
        </Link>
      )}
      <Link className="text-link inline-flex min-h-11 items-center" to={booking}>
        {STATEMENT.openBooking(claim.code)}
      </Link>
      <Link
        className="text-link inline-flex min-h-11 items-center"
        to={`/astrologer-dashboard/to-verify#claim-${claim.code}`}
      >
        {STATEMENT.askClient}
        <span className="sr-only"> {claim.code}</span>
      </Link>
    </div>
  )
}

/** Does not navigate, so that the other lines stay on the page. */
function VerifyOne({ claim }: { claim: StatementClaim }) {
  const fetcher = useFetcher<{ verified: { tone: string; title: string } | null }>({ key: `verify-${claim.bookingId}` })
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
      <Button
        type="submit"
        name="intent"
        value="verify-one"
        size="sm"
        busy={fetcher.state !== 'idle'}
        busyLabel={STATEMENT.verifying}
      >
        {STATEMENT.verifyOne}
        <span className="sr-only"> {claim.code}</span>
      </Button>
    </fetcher.Form>
  )
}
