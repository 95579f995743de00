import { type InactiveAccount, listInactiveAccounts, recordInactivityNotice } from '#db/accounts/inactive-accounts.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { erasureAfterNotice, inactiveSince } from '#domain/privacy/retention.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

const AT_MOST = 200

/**
 * Tells people who have not been here for three years that their account goes in 48 hours, and answers how many.
 * Signing in takes the date away again; otherwise the account is erased like one whose owner asked for it.
 */
export async function notifyInactiveAccounts(db: Database, now: Date): Promise<number> {
  const inactive = await listInactiveAccounts(db, { activeBefore: inactiveSince(now), now, atMost: AT_MOST })
  for (const account of inactive) await announce(db, account, now)
  return inactive.length
}

function announce(db: Database, account: InactiveAccount, now: Date): Promise<void> {
  const { id } = account
  const eraseAfter = erasureAfterNotice(now)
  return db.transaction(async (tx) => {
    const isStillAway = await recordInactivityNotice(tx, { id, activeBefore: inactiveSince(now), eraseAfter, now })
    if (!isStillAway) return

    await queueEmail(tx, {
      eventKey: `account-inactive:${id}:${now.toISOString()}`,
      to: readerOf(account),
      email: { kind: 'account-inactive', eraseAfter: eraseAfter.toISOString() },
    })
    await recordAudit(tx, { action: 'inactivity-notified', subject: { kind: 'user', id }, at: now })
  })
}
