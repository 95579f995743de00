import { notFound } from '#app/http/respond.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { findSavedChart, type StoredChart } from '#db/charts/saved-charts.ts'
import { isUuid } from '#domain/uuid.ts'

/** A chart of the viewer's own list. Another astrologer's is not found, as if it did not exist. */
export async function requireSavedChart(
  { db, keys, staff }: Pick<StaffVisit, 'db' | 'keys' | 'staff'>,
  id: string,
): Promise<StoredChart> {
  const chart = isUuid(id) ? await findSavedChart(db, keys, { id, userId: staff.id }) : undefined
  if (!chart) throw notFound()
  return chart
}
