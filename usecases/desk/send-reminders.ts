import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { type QueuedReminders, queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'

/** Staff send the reminders of the daily job before it runs. */
export async function sendReminders(db: Database, staffId: string, now: Date): Promise<QueuedReminders> {
  const reminders = await queueSessionReminders(db, now)
  const details = { queued: reminders.queued }
  await recordAudit(db, { action: 'reminders-sent-by-staff', actorId: staffId, details, at: now })
  return reminders
}
