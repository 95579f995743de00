import { type Paise, paiseFrom } from '#domain/money.ts'
import { balanceOf, type LedgerLine } from './ledger.ts'

type Entry = Pick<LedgerLine, 'kind' | 'amount'> & { readonly bookingId: string | null }

/** A client's ledger in four sums: `due - owed - credit = balance`. */
export type AccountSummary = {
  /** What bookings still cost, also if a claim for it is being checked. */
  readonly due: Paise
  /** Overpaid, or to be refunded. */
  readonly owed: Paise
  /** Can pay for the next booking. */
  readonly credit: Paise
  /** After the last line of the ledger. */
  readonly balance: Paise
}

/** One booking's overpayment does not pay for another: both are shown until the desk moves it. */
export function accountSummary(entries: readonly Entry[]): AccountSummary {
  const ofBookings = Map.groupBy(
    entries.filter(({ bookingId }) => bookingId !== null),
    ({ bookingId }) => bookingId,
  )
  const balances = [...ofBookings.values()].map(balanceOf)
  const sum = (amounts: readonly number[]) => paiseFrom(amounts.reduce((total, amount) => total + amount, 0))
  return {
    due: sum(balances.filter((balance) => balance > 0)),
    owed: sum(balances.filter((balance) => balance < 0).map((balance) => -balance)),
    credit: paiseFrom(0 - balanceOf(entries.filter(({ bookingId }) => bookingId === null))),
    balance: balanceOf(entries),
  }
}
