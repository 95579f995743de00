import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { listUndeliveredEmails } from '#db/sessions/reminders.ts'
import { staffMay } from '#domain/rights.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export const LOOK_BACK_DAYS = 30

/**
 * Emails that failed, for staff who call clients; null for those who may not see clients of the whole practice, and for
 * admins, who have the list of all emails.
 */
export function listUndelivered({ db, staff, scope, now }: StaffVisit) {
  if (scope.onlyOf !== null || staffMay(staff, 'admin')) return null
  return listUndeliveredEmails(db, new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS))
}
