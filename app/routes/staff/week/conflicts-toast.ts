import type { FlashToast } from '#app/http/flash.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { CONFLICTS } from '#content/staff/week/conflicts.ts'
import { listConflicts } from '#usecases/bookings/list-conflicts.ts'

/** Says that hours were saved, and how many booked sessions they leave outside. */
export async function conflictsToast({ db, scope, now }: StaffVisit, title: string): Promise<FlashToast> {
  const { length } = await listConflicts(db, scope, now)
  return { tone: 'success', title, ...(length > 0 && { detail: CONFLICTS.afterSaving(length) }) }
}
