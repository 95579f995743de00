import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { authenticatorApps, passkeyChallenges, passkeys, pendingSignIns, recoveryCodes } from '#db/schema/accounts.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type SecondFactors = {
  readonly hasApp: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

export async function findSecondFactors(db: Database, userId: string): Promise<SecondFactors> {
  const isApp = and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt))
  const isUnused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  return {
    hasApp: 0 < (await db.$count(authenticatorApps, isApp)),
    passkeys: await db.$count(passkeys, eq(passkeys.userId, userId)),
    recoveryCodesLeft: await db.$count(recoveryCodes, isUnused),
  }
}

/** An unfinished set-up is taken up again with the same secret, so that a page that is loaded twice shows one code. */
export async function recordAppSecret(
  db: Database,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: SealedText; now: Date },
): Promise<void> {
  await db.insert(authenticatorApps).values({ userId, sealedSecret, createdAt: now }).onConflictDoNothing()
}

export async function findApp(db: Database, userId: string) {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return app
}

/** Returns false when the code of this step, or of a later one, has been used. One statement decides, so two never win. */
export async function recordStepUsed(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId })
  return used.length === 1
}

export async function recordAppConfirmed(db: Database, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(authenticatorApps)
    .set({ confirmedAt: now })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId })
  return confirmed.length === 1
}

export async function deleteApp(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .returning({ confirmedAt: authenticatorApps.confirmedAt })
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(
  tx: Database,
  { userId, codeHashes, now }: { userId: string; codeHashes: readonly string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })))
}

export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Returns false for a code that is unknown, somebody else's or used. */
export async function recordRecoveryCodeUsed(
  db: Database,
  { codeHash, userId, now }: { codeHash: string; userId: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

export type Passkey = typeof passkeys.$inferSelect

export async function recordPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return inserted.length === 1
}

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/**
 * Returns false when the key has counted less than before: somebody may have copied it. Keys that do not count always
 * say 0. One statement decides, so that of two signatures with one counter only one is accepted.
 */
export async function recordPasskeyUsed(
  db: Database,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id })
  return used.length === 1
}

export async function deletePasskey(db: Database, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length === 1
}

export async function deletePasskeysOf(db: Database, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
}

export type Challenge = typeof passkeyChallenges.$inferSelect

export async function recordChallenge(db: Database, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Deletes it, so that an answer cannot be sent twice. */
export async function takeChallenge(
  db: Database,
  { challenge, browserHash, purpose, now }: Omit<Challenge, 'userId' | 'expiresAt'> & { readonly now: Date },
): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.browserHash, browserHash),
        eq(passkeyChallenges.purpose, purpose),
      ),
    )
    .returning()
  return taken && taken.expiresAt > now ? taken : undefined
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

export type PendingSignIn = typeof pendingSignIns.$inferSelect

export async function recordPendingSignIn(
  db: Database,
  pending: Pick<PendingSignIn, 'tokenHash' | 'userId' | 'expiresAt'>,
): Promise<void> {
  await db.insert(pendingSignIns).values(pending)
}

const living = (tokenHash: string, now: Date) =>
  and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now))

export async function findPendingSignIn(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [found] = await db.select().from(pendingSignIns).where(living(tokenHash, now))
  return found
}

/** Of two answers at once, the second waits and then finds nothing. */
export async function lockPendingSignIn(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<PendingSignIn | undefined> {
  const [found] = await tx.select().from(pendingSignIns).where(living(tokenHash, now)).for('update')
  return found
}

export async function recordWrongTry(tx: Database, tokenHash: string, wrongTries: number): Promise<void> {
  await tx.update(pendingSignIns).set({ wrongTries }).where(eq(pendingSignIns.tokenHash, tokenHash))
}

export async function deletePendingSignIn(db: Database, tokenHash: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash))
}

/** After a new password or lost factors, nobody continues a sign-in that began before. */
export async function deletePendingSignInsOf(db: Database, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

export async function deleteExpiredPendingSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
}
