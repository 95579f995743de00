import type { ReactNode } from 'react'
import { LEDGER } from '#content/booking/account.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'
import type { AccountSummary } from '#domain/payments/account-summary.ts'
import type { LedgerStatementLine } from '#domain/payments/ledger-statement.ts'
import { LedgerTable } from './ledger-table.tsx'

type AccountSectionProps = AccountSummary & {
  lines: readonly LedgerStatementLine[]
  /** Whether the reader is the client. */
  isOwn?: boolean
  mayReverse?: boolean
  children?: ReactNode
}

/** All charges and payments of a client, with what is due and the credit that is left. */
export function AccountSection(props: AccountSectionProps) {
  const { lines, due, checking, owed, credit, isOwn = false, mayReverse = false, children } = props
  const isSettled = lines.length > 0 && due === 0 && checking === 0 && owed === 0 && credit === 0
  return (
    <section id="ledger" className="grid gap-3">
      <h2 className={isOwn ? 'text-2xl' : 'text-xl'}>{isOwn ? LEDGER.ownTitle : LEDGER.accountTitle}</h2>
      {isSettled && <p>{LEDGER.settled}</p>}
      <Sum term={LEDGER.due} amount={due} />
      <Sum term={LEDGER.checking} amount={checking} />
      <Sum term={isOwn ? LEDGER.owedToYou : LEDGER.owed} amount={owed} />
      <Sum term={LEDGER.credit} amount={credit} hint={LEDGER.creditHint} />
      <LedgerTable lines={lines} mayReverse={mayReverse} />
      {children}
    </section>
  )
}

/** Nothing for an amount of zero. */
export function Sum({ term, amount, hint }: { term: string; amount: Paise; hint?: string }) {
  if (amount <= 0) return null
  return (
    <p>
      {term}: <b>{formatRupees(amount)}</b>
      {hint && (
        <>
          . <span className="hint">{hint}</span>
        </>
      )}
    </p>
  )
}
