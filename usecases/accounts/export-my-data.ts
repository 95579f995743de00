import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { listPersonalRows } from '#db/personal-data.ts'

export type PersonalData = { readonly exportedAt: string; readonly tables: Record<string, unknown[]> }

/** Everything the practice holds about a person, as it is kept. */
export async function exportMyData(db: Database, userId: string, now: Date): Promise<PersonalData> {
  const tables = await listPersonalRows(db, userId)
  await recordAudit(db, { action: 'data-exported', actorId: userId, at: now })
  return { exportedAt: now.toISOString(), tables }
}
