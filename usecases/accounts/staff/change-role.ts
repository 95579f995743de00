import { deleteRole, isRoleHeld, lockHoldersOf, recordRole } from '#db/accounts/roles.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isLastHolder, type Role } from '#domain/roles.ts'

type RoleChange = {
  readonly userId: string
  readonly role: Role
  /** Undefined when the operator acts from the command line. */
  readonly byUserId: string | undefined
  readonly now: Date
}

/** The first astrologer sees every client; a new colleague only their own until the practice decides otherwise (0161). */
export async function grantRole(db: Database, { userId, role, byUserId, now }: RoleChange): Promise<void> {
  await db.transaction(async (tx) => {
    const seesEverybody = role !== 'astrologer' || !(await isRoleHeld(tx, role))
    const isNew = await recordRole(tx, { userId, role, grantedBy: byUserId, seesEverybody, now })
    if (isNew) await audit(tx, 'role-granted', { userId, role, byUserId, now })
  })
}

/** `isNobodyLeft` after the last astrologer: the practice can work without assistants. */
type Removal = { readonly isNobodyLeft: boolean }

export type RemoveRoleRefusal = 'last-admin' | 'role-not-held'

/** The last admin cannot be removed, even when two leave at once. */
export async function removeRole(db: Database, change: RoleChange): Promise<Outcome<Removal, RemoveRoleRefusal>> {
  const { userId, role } = change
  return db.transaction(async (tx) => {
    const holders = await lockHoldersOf(tx, role)
    if (!holders.some((holder) => holder.userId === userId)) return refused('role-not-held')
    if (role === 'admin' && isLastHolder(holders, userId)) return refused('last-admin')

    await deleteRole(tx, userId, role)
    await audit(tx, 'role-removed', change)
    return accepted({ isNobodyLeft: role === 'astrologer' && isLastHolder(holders, userId) })
  })
}

function audit(tx: Database, action: 'role-granted' | 'role-removed', { userId, role, byUserId, now }: RoleChange) {
  return recordAudit(tx, {
    action,
    actorId: byUserId,
    subject: { kind: 'user', id: userId },
    details: { role },
    at: now,
  })
}
