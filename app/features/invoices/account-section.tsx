import type { ReactNode } from 'react'
import { LEDGER } from '#app/content/ledger.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { StatementLine } from '#domain/payments/ledger-statement.ts'
import { LedgerTable } from './ledger-table.tsx'

type AccountSectionProps = {
  lines: readonly StatementLine[]
  credit: Paise
  mayReverse?: boolean
  children?: ReactNode
}

/** All charges and payments of a client, with the credit that is left. */
export function AccountSection({ lines, credit, mayReverse = false, children }: AccountSectionProps) {
  return (
    <section id="ledger" className="grid gap-3">
      <h2 className="text-xl">{LEDGER.accountTitle}</h2>
      {credit > 0 && (
        <p>
          {LEDGER.credit}: <b>{formatRupees(credit)}</b>. <span className="hint">{LEDGER.creditHint}</span>
        </p>
      )}
      <LedgerTable lines={lines} mayReverse={mayReverse} />
      {children}
    </section>
  )
}
