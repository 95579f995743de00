import { deleteExpiredAccountLinks } from '#db/account-links.ts'
import type { Database } from '#db/client.ts'
import { deleteExpiredSocialSignIns } from '#db/identities.ts'
import { deleteUnusedDevices } from '#db/known-devices.ts'
import { deleteOldLetters } from '#db/letters.ts'
import { deleteOldSessions } from '#db/signed-in-sessions.ts'
import { deleteExpiredUnsentForms } from '#db/unsent-forms.ts'
import { deleteUnverifiedAccounts } from '#db/users.ts'
import { keptSince } from '#domain/retention.ts'
import { oldestLivingSession } from '#domain/signed-in-sessions.ts'
import { announceInactivity } from './announce-inactivity.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'

const DAY_MS = 24 * 3_600_000

export type TidiedAccounts = {
  readonly erased: number
  readonly announced: number
  readonly unverified: number
  readonly sessions: number
  readonly letters: number
}

/** Lets go of what has had its time: people who left or stayed away, dead sessions, links that nobody used. */
export async function tidyAccounts(db: Database, now: Date): Promise<TidiedAccounts> {
  const erased = await eraseDueAccounts(db, now)
  const announced = await announceInactivity(db, now)
  const unverified = await deleteUnverifiedAccounts(db, keptSince('unverifiedAccounts', now))
  const sessions = await deleteOldSessions(db, oldestLivingSession(now))
  const letters = await deleteOldLetters(db, keptSince('letters', now))
  await deleteUnusedDevices(db, keptSince('knownDevices', now))
  await deleteExpiredAccountLinks(db, new Date(now.getTime() - DAY_MS))
  await deleteExpiredSocialSignIns(db, now)
  await deleteExpiredUnsentForms(db, now)
  return { erased, announced, unverified, sessions, letters }
}
