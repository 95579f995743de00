import { privateFile } from '#app/http/private-file.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { listSavedCharts, type StoredChart } from '#db/charts/saved-charts.ts'
import { placeLabel } from '#domain/births/places.ts'
import { type CsvCell, csvFile } from '#domain/csv-export.ts'
import { istDate } from '#domain/time/india-time.ts'
import type { Route } from './+types/charts-csv'

/** The astrologer's own list as a table. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, keys, staff } = requireStaff(context, 'charts-and-notes')
  requireSecondProof(context, staff, '/staff/tools/charts')
  const charts = await listSavedCharts(db, keys, staff.id)
  const content = csvFile(Object.values(SAVED_CHARTS.csvColumns), charts.map(cellsOf))
  return privateFile({ name: 'charts.csv', type: 'text/csv; charset=utf-8', content })
}

/** In the order of the columns. */
function cellsOf({ birth: { fullName, date, time, place }, tags, note, createdAt }: StoredChart): CsvCell[] {
  return [
    ...[fullName, date, time ?? '', place ? placeLabel(place) : ''],
    ...[place?.lat ?? null, place?.lon ?? null, place?.timeZone ?? ''],
    ...[tags.join(', '), note, istDate(createdAt)],
  ]
}
