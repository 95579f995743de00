import { isAuditedSince, recordAudit } from '#db/audit-log.ts'
import { listBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { DAY_MS } from '#domain/time/durations.ts'

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
