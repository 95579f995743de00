import { deleteExpiredAccountLinks } from '#db/account-links.ts'
import type { Database } from '#db/client.ts'
import { deleteExpiredSocialSignIns } from '#db/identities.ts'
import { deleteOldSessions } from '#db/sessions.ts'
import { oldestLivingSession } from '#domain/sessions.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

const DAY_MS = 24 * 3_600_000

/** Lets go of what has had its time: people who asked to be forgotten, dead sessions, links that nobody used. */
export async function tidyAccounts(db: Database, now: Date): Promise<{ erased: number; sessions: number }> {
  const erased = await eraseDueAccounts(db, now)
  const sessions = await deleteOldSessions(db, oldestLivingSession(now))
  await deleteExpiredAccountLinks(db, new Date(now.getTime() - DAY_MS))
  await deleteExpiredSocialSignIns(db, now)
  return { erased, sessions }
}
