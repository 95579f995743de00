import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { apiKeys, apiWrites } from '#db/schema/programs.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { ROLES, SEES_ONLY_OWN } from './user-columns.ts'

export type NewApiKey = typeof apiKeys.$inferInsert

export async function recordApiKey(db: Database, key: NewApiKey): Promise<void> {
  await db.insert(apiKeys).values(key)
}

export async function countUsableKeys(db: Database): Promise<number> {
  return db.$count(apiKeys, isNull(apiKeys.revokedAt))
}

/** Of all admins, the latest first. */
export function listApiKeys(db: Database) {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      scopes: apiKeys.scopes,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
      owner: profiles.fullName,
    })
    .from(apiKeys)
    .leftJoin(profiles, eq(profiles.userId, apiKeys.userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id)
}

/** Returns false if it was revoked before. */
export async function recordKeyRevoked(db: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return revoked.length === 1
}

/** With the rights of its owner as they are now, so that a change of roles applies at once. */
export async function findApiKey(db: Database, keyHash: string) {
  const [found] = await db
    .select({
      id: apiKeys.id,
      hint: apiKeys.hint,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      userId: users.id,
      roles: ROLES,
      astrologerId: astrologers.id,
      isPrincipal: astrologers.isPrincipal,
      seesOnlyOwn: SEES_ONLY_OWN,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(astrologers, eq(astrologers.userId, users.id))
    .where(eq(apiKeys.keyHash, keyHash))
  return found
}

/** Once a minute: a program may ask several times a second. */
export async function recordKeyUsed(db: Database, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MINUTE_MS)
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld))
}

type Write = { readonly keyId: string; readonly idempotencyKey: string }

/** Returns false if the program has sent this request before. One that is being handled is waited for. */
export async function recordApiWrite(
  tx: Database,
  write: Write & { readonly requestHash: string; readonly at: Date },
): Promise<boolean> {
  const inserted = await tx.insert(apiWrites).values(write).onConflictDoNothing().returning({ keyId: apiWrites.keyId })
  return inserted.length === 1
}

const isWrite = ({ keyId, idempotencyKey }: Write) =>
  and(eq(apiWrites.keyId, keyId), eq(apiWrites.idempotencyKey, idempotencyKey))

export async function findApiWrite(db: Database, write: Write) {
  const [found] = await db
    .select({ requestHash: apiWrites.requestHash, answer: apiWrites.answer })
    .from(apiWrites)
    .where(isWrite(write))
  return found
}

export async function recordApiAnswer(tx: Database, write: Write, answer: unknown): Promise<void> {
  await tx.update(apiWrites).set({ answer }).where(isWrite(write))
}

export async function deleteApiWrites(db: Database, before: Date): Promise<number> {
  const deleted = await db.delete(apiWrites).where(lt(apiWrites.at, before)).returning({ keyId: apiWrites.keyId })
  return deleted.length
}
