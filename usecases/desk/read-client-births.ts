import { isAuditedSince, recordAudit } from '#db/audit-log.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { birthKey } from './list-client-births.ts'

type View = { readonly userId: string; readonly staffId: string; readonly now: Date }

/** The births that a client has saved. The view is logged, once a day like that of a booking, and shown to the client. */
export async function openSavedBirths(
  db: Database,
  keys: KeyRing,
  { userId, staffId, now }: View,
): Promise<BirthProfile[]> {
  const births = await listBirthProfiles(db, keys, userId)
  if (births.length === 0) return []
  const view = { action: 'birth-details-viewed', actorId: staffId, subject: { kind: 'user', id: userId } } as const
  if (!(await isAuditedSince(db, view, new Date(now.getTime() - DAY_MS)))) await recordAudit(db, { ...view, at: now })
  return births
}

/** The ids of a client's saved births that are the same as one. Nothing of them is shown, so no view is recorded. */
export async function savedBirthsLike(
  db: Database,
  keys: KeyRing,
  { userId, birth }: { readonly userId: string; readonly birth: Birth },
): Promise<string[]> {
  const profiles = await listBirthProfiles(db, keys, userId)
  return profiles.filter((saved) => birthKey(saved.birth) === birthKey(birth)).map(({ id }) => id)
}

type Sealed = Pick<DeskBooking, 'id' | 'birthDetails'>

/** The first of these bookings whose birth can be cast as a chart. Nothing of the birth is shown, so no view is recorded. */
export function bookingWithBirth(bookings: readonly Sealed[], keys: KeyRing): string | null {
  const found = bookings.find(({ birthDetails }) => {
    if (birthDetails === null || !hasKeyFor(birthDetails, keys)) return false
    const details = unsealBirthDetails(birthDetails, keys)
    return details?.birthDate && details.birthTime && (details.birthPlace || details.intake?.place)
  })
  return found?.id ?? null
}
