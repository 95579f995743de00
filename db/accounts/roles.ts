import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { userRoles, users } from '#db/schema/accounts.ts'
import type { Role, RoleHolder } from '#domain/roles.ts'

/** Returns false when the user already has the role. */
export async function recordRole(
  db: Database,
  grant: { userId: string; role: Role; grantedBy?: string | undefined; seesEverybody?: boolean; now: Date },
): Promise<boolean> {
  const { userId, role, grantedBy = null, seesEverybody = true, now: grantedAt } = grant
  const inserted = await db
    .insert(userRoles)
    .values({ userId, role, grantedBy, grantedAt, seesEverybody })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId })
  return inserted.length === 1
}

/** Returns false when the user is no astrologer any more. */
export async function recordSeesEverybody(db: Database, userId: string, seesEverybody: boolean): Promise<boolean> {
  const changed = await db
    .update(userRoles)
    .set({ seesEverybody })
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'astrologer')))
    .returning({ userId: userRoles.userId })
  return changed.length === 1
}

/** Returns false when the user does not have the role. */
export async function deleteRole(db: Database, userId: string, role: Role): Promise<boolean> {
  const deleted = await db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    .returning({ userId: userRoles.userId })
  return deleted.length === 1
}

/** Locks the rows, so that of two users who leave a role at once, the second sees that the first has left. */
export function lockHoldersOf(tx: Database, role: Role): Promise<RoleHolder[]> {
  return tx
    .select({ userId: userRoles.userId, canEnter: sql<boolean>`${users.disabledAt} is null` })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, role))
    .orderBy(userRoles.userId)
    .for('no key update')
}

/** Held until the transaction ends, so that the first account of a role is created only once. */
export async function lockRoleSetup(tx: Database, role: Role): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`first ${role}`}))`)
}

export async function isRoleHeld(db: Database, role: Role): Promise<boolean> {
  const rows = await db.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, role)).limit(1)
  return rows.length > 0
}

export async function listRoles(db: Database, userId: string): Promise<Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map((row) => row.role)
}
