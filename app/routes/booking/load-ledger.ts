import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { listAmountsBeingChecked } from '#db/payments/booking-money.ts'
import { listBookingEntries, listClientEntries } from '#db/payments/ledger-entries.ts'
import { accountSummary } from '#domain/payments/account-summary.ts'
import { balanceOf, serviceNameIn, withServiceName } from '#domain/payments/ledger.ts'
import { type LedgerStatementLine, statementLines } from '#domain/payments/ledger-statement.ts'
import { translateNames } from '#usecases/content/translate-names.ts'

/** The ledger of a booking, and what is due for it. */
export async function loadLedger(db: Database, bookingId: string) {
  const entries = await listBookingEntries(db, bookingId)
  return { lines: await inLanguage(db, statementLines(entries)), balance: balanceOf(entries) }
}

/** The ledger of a client over all bookings, and what it adds up to. */
export async function loadAccount(db: Database, userId: string) {
  const [entries, claimed] = await Promise.all([listClientEntries(db, userId), listAmountsBeingChecked(db, userId)])
  return { lines: await inLanguage(db, statementLines(entries)), ...accountSummary(entries, claimed) }
}

/** The names of services in the language of the page. */
async function inLanguage(db: Database, lines: readonly LedgerStatementLine[]): Promise<LedgerStatementLine[]> {
  const services = lines.map(({ label }) => ({ serviceName: serviceNameIn(label) }))
  const named = await translateNames(db, services, LANGUAGE)
  return lines.map((line, at) => ({ ...line, label: withServiceName(line.label, named[at]?.serviceName ?? '') }))
}
