import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, userRoles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'

export type InactiveAccount = { readonly id: string; readonly email: string | null; readonly fullName: string | null }

/**
 * Accounts last active before an instant and not yet due for erasure. Staff stay until an admin removes them, and clients
 * with open bookings count as active.
 */
export function listInactiveAccounts(
  db: Database,
  { activeBefore, now, atMost }: { activeBefore: Date; now: Date; atMost: number },
): Promise<InactiveAccount[]> {
  const isExpected = sql`exists (
    select from ${bookings} b where b.user_id = ${users.id} and b.status <> 'cancelled'
      and (b.starts_at > ${now} or b.payment_status <> 'paid' or b.needs_reschedule))`
  const isStaff = sql`exists (select from ${userRoles} r where r.user_id = ${users.id} and r.role <> 'client')`
  return db
    .select({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        lt(users.lastActiveAt, activeBefore),
        or(isNotNull(users.emailVerifiedAt), isNull(users.email)),
        isNull(users.eraseAfter),
        isNull(users.erasedAt),
        sql`not ${isStaff}`,
        sql`not ${isExpected}`,
      ),
    )
    .orderBy(asc(users.lastActiveAt))
    .limit(atMost)
}

/** Returns false when the user came back in the meantime, or was already notified. */
export async function recordInactivityNotice(
  tx: Database,
  { id, activeBefore, eraseAfter, now }: { id: string; activeBefore: Date; eraseAfter: Date; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ eraseAfter, inactivityNoticedAt: now })
    .where(
      and(eq(users.id, id), lt(users.lastActiveAt, activeBefore), isNull(users.eraseAfter), isNull(users.erasedAt)),
    )
    .returning({ id: users.id })
  return changed.length === 1
}

/** False once the user has signed in again or was erased. */
export async function isNoticedAsInactive(db: Database, id: string): Promise<boolean> {
  const isNoticed = and(eq(users.id, id), isNotNull(users.inactivityNoticedAt), isNull(users.erasedAt))
  return (await db.$count(users, isNoticed)) > 0
}

/** Called when a user signs in or the desk books for them: cancels an erasure that was due to inactivity alone. */
export async function recordReturn(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      lastActiveAt: sql`greatest(${users.lastActiveAt}, ${now})`,
      // An erasure that the user requested stays until they cancel it.
      eraseAfter: sql`case when ${users.inactivityNoticedAt} is null then ${users.eraseAfter} end`,
      inactivityNoticedAt: null,
    })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
}
