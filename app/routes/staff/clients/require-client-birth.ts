import { notFound } from '#app/http/respond.ts'
import { requireClient, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { openSavedBirths } from '#usecases/desk/read-client-births.ts'

type Opened = { readonly profile: BirthProfile; readonly others: readonly BirthProfile[] }

/** A birth that a client of the desk has saved, and their other ones. The view is logged and shown to the client. */
export async function requireClientBirth(
  visit: StaffVisit,
  { userId, birthId }: { readonly userId: string; readonly birthId: string },
): Promise<Opened> {
  await requireClient(visit, userId)
  const { db, keys, staff, now } = visit
  await visit.beforeBirthsOf([userId])
  const births = await openSavedBirths(db, keys, { userId, staffId: staff.id, now })
  const profile = births.find(({ id }) => id === birthId)
  if (!profile) throw notFound()
  return { profile, others: births.filter((each) => each !== profile) }
}
