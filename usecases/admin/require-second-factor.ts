import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordSecondFactorFrom } from '#db/desk/desk-settings.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Change = {
  /** Until staff without a second factor are led to set one up; null to require none any more. */
  readonly graceDays: number | null
  readonly editorId: string
  readonly now: Date
}

/** It applies to the next request of everybody on the staff. */
export async function requireSecondFactor(db: Database, { graceDays, editorId, now }: Change): Promise<void> {
  const from = graceDays === null ? null : new Date(now.getTime() + graceDays * DAY_MS)
  await db.transaction(async (tx) => {
    await recordSecondFactorFrom(tx, from, now)
    const subject = { kind: 'practice', id: 'second-factor' }
    const details = { secondFactorFrom: from?.toISOString() ?? null }
    await recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details, at: now })
  })
}
