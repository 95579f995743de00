import { deletePersonalRows } from '#db/accounts/personal-data.ts'
import { listAccountsToErase, lockAccountToErase, recordErased } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteEmailsTo } from '#db/emails/email-records.ts'
import { endBookings, lockEndings } from './end-bookings.ts'

const AT_MOST = 200

/**
 * Forgets the people whose seven days have passed, and answers how many. What the law keeps, invoices above all,
 * stays with an account that no longer says whose it was.
 */
export async function eraseDueAccounts(db: Database, now: Date): Promise<number> {
  const due = await listAccountsToErase(db, now, AT_MOST)
  for (const userId of due) await erase(db, userId, now)
  return due.length
}

function erase(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const email = await lockAccountToErase(tx, userId, now)
    // Its owner changed their mind in the last moment.
    if (email === undefined) return

    // Whatever was booked since they asked to go. The account is written last: a payment that is claimed at this moment
    // has its booking and waits for nothing of ours.
    await endBookings(tx, await lockEndings(tx, userId, now), now)
    await recordErased(tx, userId, `erased-${userId}@erased.invalid`, now)
    await deletePersonalRows(tx, userId)
    await deleteEmailsTo(tx, email)
    await recordAudit(tx, { action: 'account-erased', subject: { kind: 'user', id: userId }, at: now })
  })
}
