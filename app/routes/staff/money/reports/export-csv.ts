import { redirect } from 'react-router'
import { privateFile } from '#app/http/private-file.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { csvFile } from '#domain/csv-export.ts'
import { recordExport } from '#usecases/desk/record-export.ts'
import type { Route } from './+types/export-csv'
import { EXPORT_FILES, exportKindsFor } from './export-columns.ts'
import { readExportQuery } from './export-query.ts'

/** The most rows of a file: it is made in memory, and spreadsheets slow down beyond. */
const MOST_ROWS = 50_000

/** A file of the export form. A query that is not valid goes back to the form, which says why. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, now } = requireStaff(context, 'income')
  requireSecondProof(context, staff, `/staff/money/exports${url.search}`)
  const { kind, outcome } = readExportQuery(url, exportKindsFor(staff), now)
  if (!outcome.ok) return redirect(`/staff/money/exports${url.search}`)

  const { columns, read, isAccounts } = EXPORT_FILES[kind]
  const { from, until } = outcome.value
  const rows = await read(db, { from, until, limit: MOST_ROWS + 1 })
  if (rows.length > MOST_ROWS) return redirect(`/staff/money/exports${url.search}&problem=too-many`)

  const action = isAccounts ? 'accounts-exported' : 'records-exported'
  await recordExport(db, { action, what: kind, from, until, rows: rows.length, staffId: staff.id, now })
  const name = `${kind}-${from}-to-${until}.csv`
  return privateFile({ name, type: 'text/csv; charset=utf-8', content: csvFile(columns, rows) })
}
