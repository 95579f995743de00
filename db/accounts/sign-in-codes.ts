import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { signInCodes } from '#db/schema/accounts.ts'

export type SignInCode = { readonly email: string; readonly codeHash: string; readonly wrongTries: number }

export async function recordSignInCode(
  db: Database,
  code: { readonly browserHash: string; readonly email: string; readonly codeHash: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(signInCodes).values(code)
}

const living = (browserHash: string, now: Date) =>
  and(eq(signInCodes.browserHash, browserHash), gt(signInCodes.expiresAt, now))

/** The address that this browser's code was sent to. */
export async function findCodeAddress(db: Database, browserHash: string, now: Date): Promise<string | undefined> {
  const [found] = await db.select({ email: signInCodes.email }).from(signInCodes).where(living(browserHash, now))
  return found?.email
}

/** Parallel entries of one code are handled one after the other. */
export async function lockSignInCode(tx: Database, browserHash: string, now: Date): Promise<SignInCode | undefined> {
  const [found] = await tx
    .select({ email: signInCodes.email, codeHash: signInCodes.codeHash, wrongTries: signInCodes.wrongTries })
    .from(signInCodes)
    .where(living(browserHash, now))
    .for('update')
  return found
}

export async function recordWrongCode(tx: Database, browserHash: string, wrongTries: number): Promise<void> {
  await tx.update(signInCodes).set({ wrongTries }).where(eq(signInCodes.browserHash, browserHash))
}

export async function deleteSignInCode(db: Database, browserHash: string): Promise<void> {
  await db.delete(signInCodes).where(eq(signInCodes.browserHash, browserHash))
}

export async function deleteExpiredSignInCodes(db: Database, now: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
}
