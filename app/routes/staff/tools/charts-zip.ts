import { chartJhd } from '#app/features/studio/chart-jhd.ts'
import { privateFile } from '#app/http/private-file.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { SAVED_CHARTS } from '#content/charts/saved-charts.ts'
import { listSavedCharts, type StoredChart } from '#db/charts/saved-charts.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { type ZipEntry, zipArchive } from '#usecases/privacy/zip-archive.ts'
import type { Route } from './+types/charts-zip'

/** The astrologer's own list as `.jhd` files, whose names are those of the people. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, keys, staff, now } = requireStaff(context, 'charts-and-notes')
  requireSecondProof(context, staff, '/staff/tools/charts')
  const charts = await listSavedCharts(db, keys, staff.id)
  return privateFile({ name: 'charts.zip', type: 'application/zip', content: zipArchive(entriesOf(charts), now) })
}

/** A birth whose chart cannot be cast has no file; the table has it. */
async function* entriesOf(charts: readonly StoredChart[]): AsyncGenerator<ZipEntry> {
  const names = new Map<string, number>()
  for (const { birth } of charts) {
    const cast = castBirthChart(birth)
    if (!cast.ok || cast.value.kind !== 'timed') continue
    const name = birth.fullName.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || SAVED_CHARTS.nameless
    const count = (names.get(name.toLowerCase()) ?? 0) + 1
    names.set(name.toLowerCase(), count)
    yield { name: `${name}${count > 1 ? ` ${count}` : ''}.jhd`, content: [chartJhd(cast.value)] }
  }
}
