import { deleteExpiredAccountLinks } from '#db/accounts/account-links.ts'
import { deleteExpiredFormDrafts } from '#db/accounts/form-drafts.ts'
import { deleteExpiredSocialSignIns } from '#db/accounts/identities.ts'
import { deleteUnusedDevices } from '#db/accounts/known-devices.ts'
import { deleteExpiredSignInCodes } from '#db/accounts/sign-in-codes.ts'
import { deleteOldSessions } from '#db/accounts/signed-in-sessions.ts'
import { deleteUnverifiedAccounts } from '#db/accounts/users.ts'
import { deleteEndedEntries } from '#db/bookings/waitlist.ts'
import type { Database } from '#db/client.ts'
import { deleteOldEmails } from '#db/emails/email-records.ts'
import { deleteFilesOfUnpaidBookings, deleteUnfinishedFiles } from '#db/sessions/booking-files.ts'
import { oldestLivingSession } from '#domain/accounts/signed-in-sessions.ts'
import { retainedSince } from '#domain/privacy/retention.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'
import { notifyInactiveAccounts } from './notify-inactive-accounts.ts'

export type PurgedAccounts = {
  readonly erased: number
  readonly notified: number
  readonly unverified: number
  readonly sessions: number
  readonly emails: number
}

/** Erases due accounts, and deletes ended sessions, old emails, unused links and expired drafts. */
export async function purgeAccounts(db: Database, now: Date): Promise<PurgedAccounts> {
  const erased = await eraseDueAccounts(db, now)
  const notified = await notifyInactiveAccounts(db, now)
  const unverified = await deleteUnverifiedAccounts(db, retainedSince('unverifiedAccounts', now))
  const sessions = await deleteOldSessions(db, oldestLivingSession(now))
  const emails = await deleteOldEmails(db, retainedSince('emails', now))
  await deleteUnusedDevices(db, retainedSince('knownDevices', now))
  await deleteExpiredAccountLinks(db, new Date(now.getTime() - DAY_MS))
  await deleteExpiredSocialSignIns(db, now)
  await deleteUnfinishedFiles(db, new Date(now.getTime() - DAY_MS))
  await deleteFilesOfUnpaidBookings(db)
  await deleteExpiredFormDrafts(db, now)
  await deleteExpiredSignInCodes(db, now)
  await deleteEndedEntries(db, retainedSince('endedWaits', now))
  return { erased, notified, unverified, sessions, emails }
}
