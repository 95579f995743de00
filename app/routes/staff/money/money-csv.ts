import { privateFile } from '#app/http/private-file.ts'
import { requireDesk } from '#app/routes/staff/desk-visit.ts'
import { MONEY } from '#content/staff/money/money.ts'
import type { Database } from '#db/client.ts'
import { listAccount } from '#db/payments/invoice-register.ts'
import { listEntriesToExport } from '#db/payments/money-entries.ts'
import { csvFile } from '#domain/csv-export.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { addDays, isCalendarDate, istDate } from '#domain/time/india-time.ts'
import { recordAccountsExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/money-csv'
import { accountCells, paymentCells } from './account-cells.ts'

const YEARS_BACK_DAYS = 731

/**
 * What the practice has received and refunded, from the ledger, or with `list=invoices` its invoices and credit notes, of the
 * last two years or the requested days. Amounts are signed, so that each column can be summed.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireDesk(context, 'income')
  const query = url.searchParams
  const today = istDate(now)
  const from = dayIn(query.get('from')) ?? addDays(today, -YEARS_BACK_DAYS)
  const until = dayIn(query.get('until')) ?? today

  const list = query.get('list') === 'invoices' ? 'invoices' : 'payments'
  const content = await FILES[list](db, { from, until })
  await recordAccountsExport(db, { from, until, staffId: staff.id, now })
  return privateFile({ name: `${list}-${from}-to-${until}.csv`, type: 'text/csv; charset=utf-8', content })
}

const FILES = {
  async payments(db: Database, range: DateRange) {
    const rows = await listEntriesToExport(db, { ...range, isMoneyOnly: true })
    return csvFile(MONEY.paymentColumns, rows.map(paymentCells))
  },
  async invoices(db: Database, range: DateRange) {
    const rows = await listAccount(db, range)
    return csvFile(MONEY.csvColumns, rows.map(accountCells))
  },
} as const

function dayIn(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined
}
