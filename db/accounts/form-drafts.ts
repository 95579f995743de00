import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { formDrafts } from '#db/schema/accounts.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export async function recordFormDraft(
  db: Database,
  { userId, ...form }: { userId: string; sealedForm: SealedText; expiresAt: Date },
): Promise<void> {
  await db
    .insert(formDrafts)
    .values({ userId, ...form })
    .onConflictDoUpdate({ target: formDrafts.userId, set: form })
}

export async function findFormDraft(db: Database, userId: string, now: Date): Promise<SealedText | undefined> {
  const [found] = await db
    .select({ sealedForm: formDrafts.sealedForm })
    .from(formDrafts)
    .where(and(eq(formDrafts.userId, userId), gt(formDrafts.expiresAt, now)))
  return found?.sealedForm
}

export async function deleteFormDraft(db: Database, userId: string): Promise<void> {
  await db.delete(formDrafts).where(eq(formDrafts.userId, userId))
}

export async function deleteExpiredFormDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(formDrafts).where(lte(formDrafts.expiresAt, now))
}
