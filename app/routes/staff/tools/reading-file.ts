import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { readingPdf } from '#app/routes/staff/reading-pdf.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { findSavedChart } from '#db/charts/saved-charts.ts'
import { requirePractice } from '#db/content/practice.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/reading-file'

/** The draft of a reading of a saved chart. Another astrologer's chart is not found, as if it did not exist. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, keys, staff } = requireStaff(context, 'charts-and-notes')
  const chart = isUuid(params.chartId)
    ? await findSavedChart(db, keys, { id: params.chartId, userId: staff.id })
    : undefined
  const { charts } = await requirePractice(db)
  const cast = chart && castBirthChart(chart.birth, charts.conventions)
  if (!cast?.ok || cast.value.kind !== 'timed') throw notFound()
  const content = await readingPdf(cast.value, request, context)
  return privateFile({ name: 'reading.pdf', type: 'application/pdf', content, isShown: true })
}
