import type { Database } from '#db/client.ts'
import { listAmountsBeingChecked } from '#db/payments/booking-money.ts'
import { listBookingEntries, listClientEntries } from '#db/payments/ledger-entries.ts'
import { accountSummary } from '#domain/payments/account-summary.ts'
import { balanceOf } from '#domain/payments/ledger.ts'
import { statementLines } from '#domain/payments/ledger-statement.ts'

/** The ledger of a booking, and what is due for it. */
export async function loadLedger(db: Database, bookingId: string) {
  const entries = await listBookingEntries(db, bookingId)
  return { lines: statementLines(entries), balance: balanceOf(entries) }
}

/** The ledger of a client over all bookings, and what it adds up to. */
export async function loadAccount(db: Database, userId: string) {
  const [entries, claimed] = await Promise.all([listClientEntries(db, userId), listAmountsBeingChecked(db, userId)])
  return { lines: statementLines(entries), ...accountSummary(entries, claimed) }
}
