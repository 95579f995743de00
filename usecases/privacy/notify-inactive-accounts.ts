import { type InactiveAccount, listInactiveAccounts, recordInactivityNotice } from '#db/accounts/inactive-accounts.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { erasureAfterNotice, inactiveSince } from '#domain/privacy/retention.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

const AT_MOST = 200

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
