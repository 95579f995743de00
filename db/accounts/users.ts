import { and, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import type { Language } from '#domain/languages.ts'
import { ADDRESS } from './user-columns.ts'

/** Of a user with an address. Never leaves the server. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  /** Verified before decision 0113, when a mail scanner could do it: the password may not be the owner's. */
  readonly wasVerifiedByGet: boolean
  readonly disabledAt: Date | null
  readonly mustChangePassword: boolean
}

const ACCOUNT = {
  id: users.id,
  email: ADDRESS,
  fullName: profiles.fullName,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  wasVerifiedByGet: users.wasVerifiedByGet,
  disabledAt: users.disabledAt,
  mustChangePassword: users.mustChangePassword,
}

function selectAccounts(db: Database) {
  return db.select(ACCOUNT).from(users).leftJoin(profiles, eq(profiles.userId, users.id))
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [found] = await selectAccounts(db).where(and(eq(users.id, id), isNotNull(users.email)))
  return found
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [found] = await selectAccounts(db).where(eq(users.email, email))
  return found
}

export async function requireAccountByEmail(db: Database, email: string): Promise<Account> {
  const found = await findAccountByEmail(db, email)
  if (!found) throw new Error('No account has this address.')
  return found
}

/** Serializes parallel requests of one user. */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

type NewAccount = {
  readonly email: string
  readonly fullName: string | null
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  readonly mustChangePassword?: boolean
  readonly createdAt: Date
}

/** Returns undefined when the address already has an account, even one created in parallel. */
export async function recordAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const { fullName, createdAt, ...user } = account
  const inserted = await db
    .insert(users)
    .values({ ...user, createdAt, lastActiveAt: createdAt })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })

  const id = inserted[0]?.id
  if (id !== undefined) await db.insert(profiles).values({ userId: id, fullName, createdAt, updatedAt: createdAt })
  return id
}

/** Only a never verified account, which holds nothing that could be lost. */
export async function deleteUnverifiedAccount(db: Database, email: string): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
}

export async function deleteUnverifiedAccounts(db: Database, createdBefore: Date): Promise<number> {
  const deleted = await db
    .delete(users)
    .where(
      and(
        isNotNull(users.email),
        isNull(users.emailVerifiedAt),
        isNull(users.erasedAt),
        lt(users.createdAt, createdBefore),
      ),
    )
    .returning({ id: users.id })
  return deleted.length
}

export async function markAddressVerified(db: Database, id: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: now, wasVerifiedByGet: false }).where(eq(users.id, id))
}

export async function recordAddress(db: Database, id: string, email: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ email, phoneKey: null, emailVerifiedAt: now, wasVerifiedByGet: false })
    .where(eq(users.id, id))
}

export async function recordPassword(
  db: Database,
  id: string,
  password: { hash: string; mustChange: boolean },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: password.hash, mustChangePassword: password.mustChange })
    .where(eq(users.id, id))
}

export async function removePassword(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: null, mustChangePassword: false, wasVerifiedByGet: false })
    .where(eq(users.id, id))
}

/** Replaces a hash of the same password; a password that was changed in the meantime stays. */
export async function replacePasswordHash(db: Database, id: string, hash: { from: string; to: string }): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: hash.to })
    .where(and(eq(users.id, id), eq(users.passwordHash, hash.from)))
}

/** Returns false when nothing changed. */
export async function recordDisabled(db: Database, id: string, disabledAt: Date | null): Promise<boolean> {
  const wasOtherwise = disabledAt === null ? isNotNull(users.disabledAt) : isNull(users.disabledAt)
  const changed = await db
    .update(users)
    .set({ disabledAt })
    .where(and(eq(users.id, id), wasOtherwise))
    .returning({ id: users.id })
  return changed.length === 1
}

export async function isErased(db: Database, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNotNull(users.erasedAt)))) > 0
}

export async function recordEraseAfter(db: Database, id: string, eraseAfter: Date | null): Promise<void> {
  await db
    .update(users)
    .set({ eraseAfter })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
}

export async function listAccountsToErase(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.eraseAfter, now), isNull(users.erasedAt)))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Locks an account that is due for erasure: the owner cannot cancel until the transaction ends. */
export async function lockAccountToErase(
  tx: Database,
  id: string,
  now: Date,
): Promise<{ readonly email: string | null } | undefined> {
  const [due] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), lte(users.eraseAfter, now), isNull(users.erasedAt)))
    .for('no key update')
  return due
}

/** Keeps the row, because invoices refer to it, and removes everything that identifies the user. */
export async function recordErased(db: Database, id: string, pseudonym: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: pseudonym,
      phoneKey: null,
      emailVerifiedAt: null,
      passwordHash: null,
      mustChangePassword: false,
      disabledAt: now,
      erasedAt: now,
    })
    .where(eq(users.id, id))
}

/** Null until the person has chosen one. */
export async function findLanguage(db: Database, id: string): Promise<Language | null> {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.id, id))
  return found?.language ?? null
}

/** Answers false for a language that the site does not have. */
export async function recordLanguage(db: Database, id: string, language: Language): Promise<boolean> {
  const isOfSite = sql`${language} = any (select unnest(languages) from practice)`
  const changed = await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isOfSite))
    .returning({ id: users.id })
  return changed.length === 1
}

/** Of the first site that they sign in on; a choice of their own stays. */
export async function recordFirstLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isNull(users.language)))
}
