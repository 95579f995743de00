import { isAuditedSince, recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Logs who opened a client's page, which shows the contact given with birth details; once a day, as for those. */
export async function recordClientView(
  db: Database,
  { userId, staffId, now }: { readonly userId: string; readonly staffId: string; readonly now: Date },
): Promise<void> {
  const view = { action: 'client-viewed', actorId: staffId, subject: { kind: 'user', id: userId } } as const
  if (await isAuditedSince(db, view, new Date(now.getTime() - DAY_MS))) return
  await recordAudit(db, { ...view, at: now })
}
