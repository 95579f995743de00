import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Sum } from '#app/features/invoices/account-section.tsx'
import { LedgerLines } from '#app/features/invoices/ledger-table.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { LEDGER } from '#content/booking/account.ts'
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
  /** The invoices. */
  children?: ReactNode
}

/** What a booking costs, what was paid and what is due, with the way to record more. */
export function LedgerCard(props: LedgerCardProps) {
  const { ledger, money, recordPath, mayReverse, mayKeepCredit, children } = props
  const { lines, balance } = ledger
  const owed = paiseFrom(Math.max(0, -balance))
  return (
    <Card as="section" id="ledger" className="desk-form">
      <h2 className="text-xl">{LEDGER.bookingTitle}</h2>
      <LedgerLines lines={lines} mayReverse={mayReverse} />
      <div className="ledger-balance">
        <div>
          <Balance {...money} />
        </div>
        {recordPath !== null && (
          <Link
            className={buttonClass({ size: 'sm', tone: balance > 0 ? 'primary' : 'secondary', className: 'no-print' })}
            to={recordPath}
          >
            {LEDGER.record}
          </Link>
        )}
        {mayKeepCredit && owed > 0 && (
          <Form method="post" preventScrollReset className="no-print">
            <Button type="submit" name="intent" value="keep-credit" tone="secondary" size="sm">
              {LEDGER.keepAsCredit(formatRupees(owed))}
            </Button>
          </Form>
        )}
      </div>
      {children}
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
