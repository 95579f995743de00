import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { unsentForms } from '#db/schema/accounts.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export async function recordUnsentForm(
  db: Database,
  { userId, ...form }: { userId: string; sealedForm: SealedText; expiresAt: Date },
): Promise<void> {
  await db
    .insert(unsentForms)
    .values({ userId, ...form })
    .onConflictDoUpdate({ target: unsentForms.userId, set: form })
}

export async function findUnsentForm(db: Database, userId: string, now: Date): Promise<SealedText | undefined> {
  const [found] = await db
    .select({ sealedForm: unsentForms.sealedForm })
    .from(unsentForms)
    .where(and(eq(unsentForms.userId, userId), gt(unsentForms.expiresAt, now)))
  return found?.sealedForm
}

export async function deleteUnsentForm(db: Database, userId: string): Promise<void> {
  await db.delete(unsentForms).where(eq(unsentForms.userId, userId))
}

export async function deleteExpiredUnsentForms(db: Database, now: Date): Promise<void> {
  await db.delete(unsentForms).where(lte(unsentForms.expiresAt, now))
}
