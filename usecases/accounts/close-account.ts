import { lockHoldersOf } from '#db/accounts/roles.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { isErased, recordDisabled } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isLastHolder } from '#domain/roles.ts'

type AccountChange = { readonly userId: string; readonly byUserId: string | undefined; readonly now: Date }

export type CloseAccountRefusal = 'last-admin' | 'own-account'

/** Disables an account without deleting anything, and ends its sessions. */
export async function disableAccount(
  db: Database,
  { userId, byUserId, now }: AccountChange,
): Promise<Outcome<null, CloseAccountRefusal>> {
  return db.transaction(async (tx) => {
    const admins = await lockHoldersOf(tx, 'admin')
    if (isLastHolder(admins, userId)) return refused('last-admin')
    if (userId === byUserId) return refused('own-account')

    const hasChanged = await recordDisabled(tx, userId, now)
    await deleteSessionsOf(tx, userId)
    if (hasChanged) await audit(tx, 'account-disabled', { userId, byUserId, now })
    return accepted(null)
  })
}

/** Enables a disabled account again; an erased one stays disabled. */
export async function enableAccount(
  db: Database,
  { userId, byUserId, now }: AccountChange,
): Promise<Outcome<null, 'account-erased'>> {
  return db.transaction(async (tx) => {
    if (await isErased(tx, userId)) return refused('account-erased')

    const hasChanged = await recordDisabled(tx, userId, null)
    if (hasChanged) await audit(tx, 'account-enabled', { userId, byUserId, now })
    return accepted(null)
  })
}

function audit(tx: Database, action: 'account-disabled' | 'account-enabled', { userId, byUserId, now }: AccountChange) {
  return recordAudit(tx, { action, actorId: byUserId, subject: { kind: 'user', id: userId }, at: now })
}
