import { type Paise, paiseFrom } from '#domain/money.ts'
import { balanceOf, type LedgerKind, type LedgerLabel, type LedgerLine, type LedgerMethod } from './ledger.ts'

type Entry = LedgerLine & {
  readonly id: number
  readonly at: Date
  readonly method: LedgerMethod | null
  readonly reference: string | null
  readonly code?: string | null
  readonly claimId: number | null
  readonly recordedBy: string | null
  readonly reverses: number | null
}

/** One line of a ledger as it is shown: what it adds to the balance, and the balance after it. */
export type LedgerStatementLine = {
  readonly id: number
  readonly at: Date
  readonly kind: LedgerKind
  readonly label: LedgerLabel
  /** Of the booking, in a ledger of several. */
  readonly code: string | null
  readonly method: LedgerMethod | null
  readonly reference: string | null
  readonly amount: Paise
  readonly balance: Paise
  /** Money that came or went has a receipt; a reversal has none. */
  readonly hasReceipt: boolean
  /** A later line takes this one back. */
  readonly isReversed: boolean
  /** The desk recorded or verified it and can take it back. */
  readonly isReversible: boolean
}

/** In the order in which they were entered: an entry may be about an earlier day. */
export function statementLines(entries: readonly Entry[]): LedgerStatementLine[] {
  let balance = 0
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  // What a gateway keeps is the practice's affair, and on no statement of a client.
  const shownEntries = entries.filter(({ kind }) => kind !== 'fee')
  return shownEntries.map(({ id, at, kind, label, code = null, method, reference, amount, claimId, recordedBy }) => {
    const added = balanceOf([{ kind, amount }])
    balance += added
    const hasReceipt = amount > 0 && (kind === 'payment' || kind === 'refund')
    const isReversed = reversed.has(id)
    const isByStaff = kind === 'payment' && (claimId !== null || recordedBy !== null)
    const isReversible = isByStaff && amount > 0 && !isReversed
    const shown = {
      id,
      at,
      kind,
      label,
      code,
      method,
      reference,
      amount: added,
      balance: paiseFrom(balance),
    }
    return { ...shown, hasReceipt, isReversed, isReversible }
  })
}
