import { MONEY } from '#app/content/money.ts'
import { privateFile } from '#app/http/private-file.ts'
import { listAccount } from '#db/payments/revenue.ts'
import { csvFile } from '#domain/csv-export.ts'
import { addDays, isCalendarDate, istDate } from '#domain/india-time.ts'
import { recordAccountsExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/money-csv'
import { accountCells } from './account-cells.ts'
import { requireDesk } from './desk-visit.ts'

const YEARS_BACK_DAYS = 731

/**
 * All invoices and credit notes for the accountant, of the last two years or the requested days. Amounts are signed, so
 * that each column can be summed.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireDesk(context, 'accounts')
  const query = url.searchParams
  const today = istDate(now)
  const from = dayIn(query.get('from')) ?? addDays(today, -YEARS_BACK_DAYS)
  const until = dayIn(query.get('until')) ?? today

  const rows = await listAccount(db, { from, until })
  const content = csvFile(
    MONEY.csvColumns,
    rows.map((row) => accountCells(row, (paise) => paise / 100)),
  )
  await recordAccountsExport(db, { from, until, staffId: staff.id, now })
  return privateFile({ name: `invoices-${from}-to-${until}.csv`, type: 'text/csv; charset=utf-8', content })
}

function dayIn(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined
}
