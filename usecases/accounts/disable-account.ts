import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockHoldersOf } from '#db/roles.ts'
import { deleteSessionsOf } from '#db/sessions.ts'
import { recordDisabled } from '#db/users.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

type AccountChange = { readonly userId: string; readonly byUserId: string | undefined; readonly now: Date }

/** Closes an account without deleting anything; its sessions end with the next click. */
export async function disableAccount(
  db: Database,
  { userId, byUserId, now }: AccountChange,
): Promise<Outcome<null, 'last-admin'>> {
  return db.transaction(async (tx) => {
    const admins = await lockHoldersOf(tx, 'admin')
    if (admins.length === 1 && admins.includes(userId)) return refused('last-admin')

    const hasChanged = await recordDisabled(tx, userId, now)
    await deleteSessionsOf(tx, userId)
    const subject = { kind: 'user', id: userId }
    if (hasChanged) await recordAudit(tx, { action: 'account-disabled', actorId: byUserId, subject, at: now })
    return accepted(null)
  })
}
