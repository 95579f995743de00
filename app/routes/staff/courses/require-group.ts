import { notFound } from '#app/http/respond.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { findCohort, type ListedCohort } from '#db/learning/cohorts.ts'

/** The group of an address. */
export async function requireGroup({ db, now }: StaffVisit, id: string): Promise<ListedCohort> {
  const cohort = /^[1-9]\d{0,8}$/.test(id) ? await findCohort(db, Number(id), { now, language: LANGUAGE }) : undefined
  if (!cohort) throw notFound()
  return cohort
}
