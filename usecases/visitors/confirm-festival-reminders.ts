import type { Database } from '#db/client.ts'
import { type FestivalReminder, markRemindersConfirmed } from '#db/visitors/festival-reminders.ts'
import { isConfirmable } from '#domain/almanac/festival-reminders.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** Confirms what an opened link names. Confirming again what is confirmed changes nothing. */
export async function confirmFestivalReminders(
  db: Database,
  { id, requested, chosen, requestedAt }: FestivalReminder,
  now: Date,
): Promise<Outcome<null, 'link-unusable'>> {
  if (requested === null) return chosen === null ? refused('link-unusable') : accepted(null)
  if (!isConfirmable(requestedAt, now)) return refused('link-unusable')
  const isConfirmed = await markRemindersConfirmed(db, id, { choice: requested, now })
  return isConfirmed ? accepted(null) : refused('link-unusable')
}
