import type { Database } from '#db/client.ts'
import { deleteRemedyReminders, recordRemedyReminders } from '#db/remedies/remedy-reminders.ts'

/** The client wants an email on the evening before, or no longer. Safe to repeat. */
export async function changeRemedyEmails(
  db: Database,
  { userId, isWanted }: { readonly userId: string; readonly isWanted: boolean },
  now: Date,
): Promise<void> {
  if (isWanted) await recordRemedyReminders(db, userId, now)
  else await deleteRemedyReminders(db, userId)
}
