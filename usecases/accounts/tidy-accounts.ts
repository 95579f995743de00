import { deleteExpiredAccountLinks } from '#db/accounts/account-links.ts'
import { deleteExpiredSocialSignIns } from '#db/accounts/identities.ts'
import { deleteUnusedDevices } from '#db/accounts/known-devices.ts'
import { deleteOldSessions } from '#db/accounts/signed-in-sessions.ts'
import { deleteExpiredUnsentForms } from '#db/accounts/unsent-forms.ts'
import { deleteUnverifiedAccounts } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { deleteOldLetters } from '#db/letters/kept-letters.ts'
import { keptSince } from '#domain/accounts/retention.ts'
import { oldestLivingSession } from '#domain/accounts/signed-in-sessions.ts'
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
