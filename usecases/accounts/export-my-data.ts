import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { listPersonalRows } from '#db/personal-data.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type PersonalData = { readonly exportedAt: string; readonly tables: Record<string, unknown[]> }

/** Everything the practice holds about a person, as it is kept. */
export async function exportMyData(db: Database, keys: KeyRing, userId: string, now: Date): Promise<PersonalData> {
  const tables = await listPersonalRows(db, userId)
  await recordAudit(db, { action: 'data-exported', actorId: userId, at: now })
  const bookings = (tables.bookings ?? []).map((row) => withOpenDetails(row as Record<string, unknown>, keys))
  return { exportedAt: now.toISOString(), tables: { ...tables, bookings } }
}

/** To their owner birth details are no secret. */
function withOpenDetails(row: Record<string, unknown>, keys: KeyRing): Record<string, unknown> {
  if (typeof row.birth_details !== 'string') return row
  return { ...row, birth_details: JSON.parse(unsealWithRing(row.birth_details as SealedText, keys)) }
}
