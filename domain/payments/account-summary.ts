import { type Paise, paiseFrom } from '#domain/money.ts'
import { balanceOf, type LedgerLine } from './ledger.ts'

type Entry = Pick<LedgerLine, 'kind' | 'amount'> & { readonly bookingId: string | null }

/** A client's ledger in five sums: `due + checking - owed - credit = balance`. */
export type AccountSummary = {
  /** What bookings still cost, without what is being checked. */
  readonly due: Paise
  /** Reported by the client and not yet verified. */
  readonly checking: Paise
  /** Overpaid, or to be refunded. */
  readonly owed: Paise
  /** Can pay for the next booking. */
  readonly credit: Paise
  /** After the last line of the ledger. */
  readonly balance: Paise
}

/** One booking's overpayment does not pay for another: both are shown until the desk moves it. */
export function accountSummary(entries: readonly Entry[], claimed: ReadonlyMap<string, Paise>): AccountSummary {
  const ofBookings = Map.groupBy(
    entries.filter(({ bookingId }) => bookingId !== null),
    ({ bookingId }) => bookingId ?? '',
  )
  const parts = [...ofBookings].map(([bookingId, members]) => {
    const balance = balanceOf(members)
    return { balance, checking: Math.min(claimed.get(bookingId) ?? 0, Math.max(0, balance)) }
  })
  const sum = (amounts: readonly number[]) => paiseFrom(amounts.reduce((total, amount) => total + amount, 0))
  return {
    due: sum(parts.map(({ balance, checking }) => Math.max(0, balance - checking))),
    checking: sum(parts.map(({ checking }) => checking)),
    owed: sum(parts.map(({ balance }) => Math.max(0, 0 - balance))),
    credit: paiseFrom(0 - balanceOf(entries.filter(({ bookingId }) => bookingId === null))),
    balance: balanceOf(entries),
  }
}
