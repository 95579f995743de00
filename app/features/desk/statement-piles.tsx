import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { CARD, STATEMENT } from '#app/content/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatRupees, type Paise, paiseFrom } from '#domain/money.ts'
import type { AwaitingClaim, Piles } from '#domain/reconciliation.ts'
import { longDay, shortDay } from '#domain/slot-words.ts'
import type { SkippedRow, StatementCredit } from '#domain/statements/read-statement.ts'
import type { StatementBank } from '#domain/statements/statement-layout.ts'

type Claim = AwaitingClaim & { readonly code: string; readonly clientName: string | null; readonly serviceName: string }

export type PilesView = {
  readonly uploadId: number
  readonly bank: StatementBank
  readonly creditCount: number
  readonly debitCount: number
  readonly knownCount: number
  readonly skipped: readonly SkippedRow[]
  readonly skippedCount: number
  readonly piles: Piles<Claim>
  readonly unclaimedCount: number
  readonly unclaimedTotal: number
}

/** Five piles with their sums. Only the first can be verified from here; the rest is for a person's eyes. */
export function StatementPiles({ view }: { view: PilesView }) {
  const { piles, bank, creditCount, debitCount, knownCount, skipped, skippedCount } = view
  return (
    <div className="desk-form">
      <p role="status">
        {STATEMENT.read(STATEMENT.banks[bank], creditCount, debitCount)}
        {knownCount > 0 && `. ${STATEMENT.known(knownCount)}`}.
      </p>
      {skippedCount > 0 && (
        <details className="desk-more">
          <summary>{STATEMENT.skipped(skippedCount)}</summary>
          <ul>
            {skipped.map(({ line, reason }) => (
              <li key={line}>
                {line}: {STATEMENT.skipReasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Pile
        title={STATEMENT.matched}
        count={piles.matched.length}
        total={sumOf(piles.matched.map(({ claim }) => claim.amount))}
      >
        {piles.matched.length > 0 && (
          <>
            <p className="hint">{STATEMENT.matchedLead}</p>
            <VerifyAll uploadId={view.uploadId} count={piles.matched.length} />
          </>
        )}
        {piles.matched.map(({ claim }) => (
          <Line key={claim.bookingId} claim={claim} />
        ))}
      </Pile>
      <Pile
        title={STATEMENT.differing}
        count={piles.differing.length}
        total={sumOf(piles.differing.map(({ credit }) => credit.amount))}
      >
        {piles.differing.map(({ claim, credit, difference }) => (
          <Line
            key={`${claim.bookingId}-${credit.line}`}
            claim={claim}
            credit={credit}
            note={STATEMENT.differences[difference]}
          />
        ))}
      </Pile>
      <Pile
        title={STATEMENT.nearMisses}
        count={piles.nearMisses.length}
        total={sumOf(piles.nearMisses.map(({ credit }) => credit.amount))}
      >
        {piles.nearMisses.length > 0 && <p className="hint">{STATEMENT.nearMissesLead}</p>}
        {piles.nearMisses.map(({ claim, credit }) => (
          <Line
            key={`${claim.bookingId}-${credit.line}`}
            claim={claim}
            credit={credit}
            note={credit.references.join(', ')}
          />
        ))}
      </Pile>
      <Pile title={STATEMENT.unclaimed} count={view.unclaimedCount} total={paiseFrom(view.unclaimedTotal)} isFolded>
        {piles.unclaimed.map((credit) => (
          <p key={credit.line} className="desk-row">
            <span>
              {longDay(credit.date)} · {credit.narration}
            </span>
            <span>{formatRupees(credit.amount)}</span>
          </p>
        ))}
      </Pile>
      <Pile
        title={STATEMENT.unpaid}
        count={piles.unpaid.length}
        total={sumOf(piles.unpaid.map(({ claim }) => claim.amount))}
      >
        {piles.unpaid.map(({ claim }) => (
          <Line key={claim.bookingId} claim={claim} />
        ))}
      </Pile>
    </div>
  )
}

type PileProps = { title: string; count: number; total: Paise; isFolded?: boolean; children: ReactNode }

function Pile({ title, count, total, isFolded = false, children }: PileProps) {
  const heading = `${title} · ${count}`
  return (
    <Card as="section" className="desk-form">
      <div className="desk-card-head">
        <h2 className="text-xl">{heading}</h2>
        <p>{formatRupees(total)}</p>
      </div>
      {count === 0 && <p className="hint">{STATEMENT.none}</p>}
      {isFolded && count > 0 ? (
        <details className="desk-more">
          <summary>{title}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </Card>
  )
}

function Line({ claim, credit, note }: { claim: Claim; credit?: StatementCredit; note?: string }) {
  return (
    <p className="desk-row">
      <span>
        {claim.code} · {claim.clientName ?? CARD.unknownClient} · {claim.serviceName}
        <br />
        <span className="hint">
          {claim.reference} · {shortDay(claim.claimedAt)}
          {note && ` · ${note}`}
        </span>
      </span>
      <span>
        {formatRupees(claim.amount)}
        {credit && credit.amount !== claim.amount && ` ≠ ${formatRupees(credit.amount)}`}
      </span>
    </p>
  )
}

/** Stays on the page, so that the other piles are still there to be looked at. */
function VerifyAll({ uploadId, count }: { uploadId: number; count: number }) {
  const fetcher = useFetcher<{ toast: { title: string; detail?: string } | null }>()
  const toast = fetcher.data?.toast
  if (toast) {
    return (
      <p role="status" className="text-success">
        {toast.title}. {toast.detail}
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
