import { Form, Link } from 'react-router'
import { LEDGER } from '#app/content/ledger.ts'
import { LedgerTable } from '#app/features/invoices/ledger-table.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { formatRupees, type Paise, paiseFrom } from '#domain/money.ts'
import type { StatementLine } from '#domain/payments/ledger-statement.ts'

/** Above zero, the balance is due; below zero it is owed to the client. */
export type BookingLedger = { readonly lines: readonly StatementLine[]; readonly balance: Paise }

type LedgerCardProps = {
  ledger: BookingLedger
  /** Where a payment is recorded; null where none can be. */
  recordPath: string | null
  mayReverse: boolean
  /** Whether what the practice owes can be kept as credit. */
  mayKeepCredit: boolean
}

/** What a booking costs, what was paid and what is due, with the way to record more. */
export function LedgerCard({ ledger: { lines, balance }, recordPath, mayReverse, mayKeepCredit }: LedgerCardProps) {
  const owed = paiseFrom(Math.max(0, -balance))
  return (
    <Card as="section" id="ledger" className="desk-form">
      <h2 className="text-xl">{LEDGER.title}</h2>
      <p>{balanceText(balance)}</p>
      <LedgerTable lines={lines} mayReverse={mayReverse} />
      {(recordPath !== null || (mayKeepCredit && owed > 0)) && (
        <div className="desk-actions no-print">
          {recordPath !== null && (
            <Link className={buttonClass({ tone: balance > 0 ? 'primary' : 'secondary' })} to={recordPath}>
              {LEDGER.record}
            </Link>
          )}
          {mayKeepCredit && owed > 0 && (
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value="keep-credit" tone="secondary">
                {LEDGER.keepAsCredit(formatRupees(owed))}
              </Button>
            </Form>
          )}
        </div>
      )}
    </Card>
  )
}

function balanceText(balance: Paise) {
  if (balance === 0) return LEDGER.settled
  return (
    <>
      {balance > 0 ? LEDGER.due : LEDGER.owed}: <b>{formatRupees(paiseFrom(Math.abs(balance)))}</b>
    </>
  )
}
