import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { hasRemedyReminders, isRemedyDue, listDueRemedies, listRemedyZones } from '#db/remedies/remedy-reminders.ts'
import { dayToRemindOf } from '#domain/almanac/festival-reminders.ts'
import { endOfDay } from '#domain/almanac/place-day.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endRemedyEmailsLink } from './remedy-reminder-link.ts'

type Signing = { readonly keys: KeyRing; readonly site: Site }

/**
 * Queues emails about tomorrow's remedies in every zone in which it is evening, and returns how many. Safe to repeat and to
 * run on two servers: the key of an email names the client and the day.
 */
export async function queueRemedyEmails(db: Database, { keys, site }: Signing, now: Date): Promise<number> {
  let queued = 0
  for (const timeZone of await listRemedyZones(db)) {
    const day = dayToRemindOf(now, timeZone)
    if (day === undefined) continue
    for (const { userId, email: address, fullName, count } of await listDueRemedies(db, { timeZone, day })) {
      const until = endOfDay(day, timeZone).toISOString()
      const stop = endRemedyEmailsLink(keys, site, { id: userId, email: address })
      // One transaction each, so that one failing email does not block the others.
      const isQueued = await db.transaction((tx) =>
        queueEmail(tx, {
          eventKey: `remedy-eve:${userId}:${day}`,
          to: readerOf({ email: address, fullName }),
          email: { kind: 'remedy-eve', day, count, until, stop },
          timeZone,
        }),
      )
      if (isQueued) queued += 1
    }
  }
  return queued
}

export const refreshRemedyEve: Refresh<'remedy-eve'> = async (db, email, { eventKey }) => {
  const [, userId = ''] = eventKey.split(':')
  if (!(await hasRemedyReminders(db, userId))) return refused('unsubscribed')
  return (await isRemedyDue(db, userId, email.day)) ? accepted(email) : refused('remedy-done')
}
