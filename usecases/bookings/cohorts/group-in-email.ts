import type { Database } from '#db/client.ts'
import { findCohort } from '#db/learning/cohorts.ts'
import type { GroupInEmail } from '#domain/emails/booking-emails.ts'

/** What emails say of a group. It exists: whoever asks has locked it. */
export async function groupInEmail(db: Database, cohortId: number, now: Date): Promise<GroupInEmail> {
  const cohort = await findCohort(db, cohortId, { now })
  if (!cohort) throw new Error(`There is no group ${cohortId}.`)
  const { courseTitle, courseSlug, title, startsAt } = cohort
  return { cohortId, courseTitle, courseSlug, title, startsAt: startsAt === null ? null : startsAt.toISOString() }
}
