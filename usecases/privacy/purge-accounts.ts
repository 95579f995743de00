import { deleteExpiredAccountLinks } from '#db/accounts/account-links.ts'
import { deleteExpiredFormDrafts } from '#db/accounts/form-drafts.ts'
import { deleteExpiredSocialSignIns } from '#db/accounts/identities.ts'
import { type InactiveAccount, listInactiveAccounts, recordInactivityNotice } from '#db/accounts/inactive-accounts.ts'
import { deleteUnusedDevices } from '#db/accounts/known-devices.ts'
import { deletePersonalRows, listAddressesOf } from '#db/accounts/personal-rows.ts'
import { deleteExpiredChallenges, deleteExpiredPendingSignIns } from '#db/accounts/second-factors.ts'
import { deleteExpiredSignInCodes } from '#db/accounts/sign-in-codes.ts'
import { deleteOldSessions } from '#db/accounts/signed-in-sessions.ts'
import { deleteUnverifiedAccounts, listAccountsToErase, lockAccountToErase, recordErased } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { deleteEndedEntries } from '#db/bookings/waitlist.ts'
import type { Database } from '#db/client.ts'
import { deleteOldImports } from '#db/desk/client-imports.ts'
import { deleteOldEmails } from '#db/emails/email-records.ts'
import { deleteEndedSeatWaits } from '#db/learning/cohort-waitlist.ts'
import { deleteFilesOfUnpaidBookings, deleteOldProofs, deleteUnfinishedFiles } from '#db/sessions/booking-files.ts'
import { oldestLivingSession } from '#domain/accounts/signed-in-sessions.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { UNDO_IMPORT_MS } from '#domain/imports/import-limits.ts'
import { erasureAfterNotice, inactiveSince, retainedSince } from '#domain/privacy/retention.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endBookings, lockEndings } from './end-bookings.ts'

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
  await deleteOldProofs(db, retainedSince('paymentProofs', now))
  await deleteExpiredFormDrafts(db, now)
  await deleteOldImports(db, new Date(now.getTime() - UNDO_IMPORT_MS))
  await deleteExpiredSignInCodes(db, now)
  await deleteExpiredChallenges(db, now)
  await deleteExpiredPendingSignIns(db, now)
  await deleteEndedEntries(db, retainedSince('endedWaits', now))
  await deleteEndedSeatWaits(db, retainedSince('endedWaits', now))
  return { erased, notified, unverified, sessions, emails }
}

/** In one run; the next one does the rest. */
const AT_MOST = 200

/**
 * Erases accounts that are due and returns how many. What stays, above all invoices, belongs to a pseudonymous account;
 * `PERSONAL_TABLES` says why for each table. Files in the outbox follow with their emails (jobs/schedules.ts).
 */
export async function eraseDueAccounts(db: Database, now: Date): Promise<number> {
  const due = await listAccountsToErase(db, now, AT_MOST)
  for (const userId of due) await erase(db, userId, now)
  return due.length
}

function erase(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const due = await lockAccountToErase(tx, userId, now)
    // The owner has undone the deletion in the meantime.
    if (!due) return

    // Ends what was booked since the deletion was requested. The account is written last, so that a concurrent payment
    // claim, which holds its booking's lock, does not wait for us.
    await endBookings(tx, await lockEndings(tx, userId, now), now)
    const addresses = await listAddressesOf(tx, { id: userId, email: due.email })
    await recordErased(tx, userId, `erased-${userId}@erased.invalid`, now)
    await deletePersonalRows(tx, userId, addresses)
    await recordAudit(tx, { action: 'account-erased', subject: { kind: 'user', id: userId }, at: now })
  })
}

/**
 * Notifies users who have been inactive for three years that their account will be erased in 48 hours, and returns how
 * many. Signing in cancels the erasure. Clients without an email address are erased in the same time without a notice.
 */
export async function notifyInactiveAccounts(db: Database, now: Date): Promise<number> {
  const inactive = await listInactiveAccounts(db, { activeBefore: inactiveSince(now), now, atMost: AT_MOST })
  for (const account of inactive) await notify(db, account, now)
  return inactive.length
}

function notify(db: Database, account: InactiveAccount, now: Date): Promise<void> {
  const { id, email, fullName } = account
  const eraseAfter = erasureAfterNotice(now)
  return db.transaction(async (tx) => {
    const isStillAway = await recordInactivityNotice(tx, { id, activeBefore: inactiveSince(now), eraseAfter, now })
    if (!isStillAway) return

    if (email !== null) {
      await queueEmail(tx, {
        eventKey: `account-inactive:${id}:${now.toISOString()}`,
        to: readerOf({ email, fullName }),
        email: { kind: 'account-inactive', eraseAfter: eraseAfter.toISOString() },
      })
    }
    await recordAudit(tx, { action: 'inactivity-notified', subject: { kind: 'user', id }, at: now })
  })
}
