import { and, eq, isNull, ne } from 'drizzle-orm'
import { ROLES, SEES_ONLY_OWN } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { pushSubscriptions } from '#db/schema/push.ts'
import type { PushKind, PushReader } from '#domain/push/push-kinds.ts'

/** Of users who may still sign in. A sign-in that has only expired, as those of staff do daily, stays one of them. */
export const MAY_SIGN_IN = and(isNull(users.disabledAt), isNull(users.erasedAt))

export async function listPushReaders(db: Database): Promise<(PushReader & { readonly id: string })[]> {
  const rows = await db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      kinds: pushSubscriptions.kinds,
      createdAt: pushSubscriptions.createdAt,
      roles: ROLES,
      astrologerId: astrologers.id,
      isPrincipal: astrologers.isPrincipal,
      seesOnlyOwn: SEES_ONLY_OWN,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(astrologers, eq(astrologers.userId, users.id))
    .where(MAY_SIGN_IN)
  return rows.map(({ astrologerId, isPrincipal, ...row }) => ({
    ...row,
    astrologer: astrologerId === null ? null : { id: astrologerId, isPrincipal: isPrincipal ?? false },
  }))
}

type SignIn = { readonly userId: string; readonly deviceHash: string; readonly sessionId: string }

/** Somebody who signs in again in the same browser need not switch notifications on again. */
export async function continuePushSubscription(db: Database, { userId, deviceHash, sessionId }: SignIn): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.deviceHash, deviceHash)))
}

/** Those of the user's sign-in in this browser. */
export async function findPushSettings(db: Database, sessionId: string) {
  const { kinds, showsNames } = pushSubscriptions
  const [found] = await db
    .select({ kinds, showsNames })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  return found
}

/** A browser has one subscription, and a sign-in one browser: the latest replaces the others. */
export async function recordPushSubscription(
  tx: Database,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { sessionId, endpointHash } = subscription
  const isOther = and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpointHash, endpointHash))
  await tx.delete(pushSubscriptions).where(isOther)
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: subscription })
}

type Settings = { readonly kinds: PushKind[]; readonly showsNames: boolean }

/** Returns false when notifications are off in this sign-in. */
export async function recordPushSettings(db: Database, sessionId: string, settings: Settings): Promise<boolean> {
  const changed = await db
    .update(pushSubscriptions)
    .set(settings)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .returning({ id: pushSubscriptions.id })
  return changed.length > 0
}

export async function deletePushSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function deletePushSubscriptionOf(db: Database, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}
