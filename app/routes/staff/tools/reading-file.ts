import { birthReadingFile } from '#app/routes/staff/reading-pdf.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import type { Route } from './+types/reading-file'
import { requireSavedChart } from './require-saved-chart.ts'

/** The draft of a reading of a saved chart; 404 where the screen offers none. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = requireStaff(context, 'charts-and-notes')
  const { birth } = await requireSavedChart(visit, params.chartId)
  return birthReadingFile(birth, request, context)
}
