import { deletePersonalRows, listAddressesOf } from '#db/accounts/personal-rows.ts'
import { listAccountsToErase, lockAccountToErase, recordErased } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { endBookings, lockEndings } from './end-bookings.ts'

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
