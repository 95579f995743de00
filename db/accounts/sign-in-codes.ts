import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { signInCodes } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'

export type SignInCode = typeof signInCodes.$inferSelect

export async function recordSignInCode(db: Database, code: typeof signInCodes.$inferInsert): Promise<void> {
  await db.insert(signInCodes).values(code)
}

const living = (browserHash: string, now: Date) =>
  and(eq(signInCodes.browserHash, browserHash), gt(signInCodes.expiresAt, now))

/** The address that this browser's code was sent to. */
export async function findCodeAddress(db: Database, browserHash: string, now: Date): Promise<string | undefined> {
  const [found] = await db.select({ email: signInCodes.email }).from(signInCodes).where(living(browserHash, now))
  return found?.email
}

/** The latest code of an address that still works, in whichever browser, and the email that it was sent with. */
export async function findLastCode(db: Database, email: string, now: Date) {
  const { expiresAt, firstBrowserHash } = signInCodes
  const [found] = await db
    .select({ expiresAt, firstBrowserHash, sent: emails.payload })
    .from(signInCodes)
    .leftJoin(emails, eq(emails.eventKey, sql`'sign-in-code:' || ${firstBrowserHash}`))
    .where(and(eq(signInCodes.email, email), gt(expiresAt, now)))
    .orderBy(desc(expiresAt), sql`${emails.id} desc nulls last`)
    .limit(1)
  return found
}

/** Parallel entries of one code are handled one after the other, also in several browsers. */
export async function lockSignInCode(tx: Database, browserHash: string, now: Date): Promise<SignInCode | undefined> {
  const [own] = await tx.select().from(signInCodes).where(living(browserHash, now))
  if (!own) return undefined
  const locked = await tx
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.firstBrowserHash, own.firstBrowserHash))
    .orderBy(signInCodes.browserHash)
    .for('update')
  return locked.find((code) => code.browserHash === browserHash)
}

export async function recordWrongCode(tx: Database, browserHash: string, wrongTries: number): Promise<void> {
  await tx.update(signInCodes).set({ wrongTries }).where(eq(signInCodes.browserHash, browserHash))
}

export async function deleteSignInCode(db: Database, browserHash: string): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.browserHash, browserHash))
}

/** In all browsers: a code works once. */
export async function deleteUsedCode(db: Database, { firstBrowserHash }: SignInCode): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.firstBrowserHash, firstBrowserHash))
}

export async function deleteExpiredSignInCodes(db: Database, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
}
