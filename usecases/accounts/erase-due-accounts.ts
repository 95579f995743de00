import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { deleteLettersTo } from '#db/letters.ts'
import { deletePersonalRows } from '#db/personal-data.ts'
import { findAccount, listAccountsToErase, recordErased } from '#db/users.ts'

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
    const account = await findAccount(tx, userId)
    const isErased = account && (await recordErased(tx, userId, `erased-${userId}@erased.invalid`, now))
    if (!isErased) return

    await deletePersonalRows(tx, userId)
    await deleteLettersTo(tx, account.email)
    await recordAudit(tx, { action: 'account-erased', subject: { kind: 'user', id: userId }, at: now })
  })
}
