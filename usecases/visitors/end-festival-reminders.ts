import type { Database } from '#db/client.ts'
import { markRemindersEnded } from '#db/visitors/festival-reminders.ts'

/** Sends no more festival emails to an address, whose owner has asked by a link or signed in. Safe to repeat. */
export async function endFestivalReminders(db: Database, email: string, now: Date): Promise<void> {
  await markRemindersEnded(db, email, now)
}
