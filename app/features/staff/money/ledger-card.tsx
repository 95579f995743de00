import { Form, Link } from 'react-router'
import { Sum } from '#app/features/invoices/account-section.tsx'
import { LedgerTable } from '#app/features/invoices/ledger-table.tsx'
import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { LEDGER } from '#content/staff/money/ledger.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import type { BookingMoney } from '#domain/payments/booking-money.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'

/** Above zero, the balance is due; below zero it is owed to the client. */
export type BookingLedger = { readonly lines: readonly LedgerStatementLine[]; readonly balance: Paise }

type LedgerCardProps = {
  ledger: BookingLedger
  money: BookingMoney
  /** Where a payment is recorded; null where none can be. */
  recordPath: string | null
  mayReverse: boolean
  /** Whether what the practice owes can be kept as credit. */
  mayKeepCredit: boolean
}

/** What a booking costs, what was paid and what is due, with the way to record more. */
export function LedgerCard({ ledger, money, recordPath, mayReverse, mayKeepCredit }: LedgerCardProps) {
  const { lines, balance } = ledger
  const owed = paiseFrom(Math.max(0, -balance))
  return (
    <Card as="section" id="ledger" className="desk-form">
      <h2 className="text-xl">{LEDGER.title}</h2>
      <PartPaid sums={partPaidText(money)} />
      <Balance {...money} />
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

function Balance({ due, checking, owed }: BookingMoney) {
  if (due === 0 && checking === 0 && owed === 0) return <p>{LEDGER.settled}</p>
  return (
    <>
      <Sum term={LEDGER.due} amount={due} />
      <Sum term={LEDGER.checking} amount={checking} />
      <Sum term={LEDGER.owed} amount={owed} />
    </>
  )
}
