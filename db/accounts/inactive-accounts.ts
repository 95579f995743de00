import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, userRoles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'

export type InactiveAccount = { readonly id: string; readonly email: string; readonly fullName: string | null }

/**
 * Who was last here before a moment and is not leaving yet. Staff stay until an admin lets them go, and somebody for whom
 * the practice still has something to do is not away, wherever they are.
 */
export function listInactiveAccounts(
  db: Database,
  { activeBefore, now, atMost }: { activeBefore: Date; now: Date; atMost: number },
): Promise<InactiveAccount[]> {
  const isExpected = sql`exists (
    select from ${bookings} b where b.user_id = ${users.id} and b.status <> 'cancelled'
      and (b.starts_at > ${now} or b.payment_status <> 'paid' or b.needs_reschedule))`
  const isStaff = sql`exists (select from ${userRoles} r where r.user_id = ${users.id} and r.role in ('astrologer', 'admin'))`
  return db
    .select({ id: users.id, email: users.email, fullName: profiles.fullName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        lt(users.lastActiveAt, activeBefore),
        isNotNull(users.emailVerifiedAt),
        isNull(users.eraseAfter),
        isNull(users.erasedAt),
        sql`not ${isStaff}`,
        sql`not ${isExpected}`,
      ),
    )
    .orderBy(asc(users.lastActiveAt))
    .limit(atMost)
}

/** Answers false when the person came back in the meantime, or was told already. */
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

/** Somebody signs in, or has the desk book for them: they are here, and an erasure that only their absence brought about is off. */
export async function recordReturn(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      lastActiveAt: sql`greatest(${users.lastActiveAt}, ${now})`,
      // What the person asked for themselves stays until they take it back.
      eraseAfter: sql`case when ${users.inactivityNoticedAt} is null then ${users.eraseAfter} end`,
      inactivityNoticedAt: null,
    })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
}
