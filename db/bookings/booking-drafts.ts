import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingDrafts } from '#db/schema/bookings.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export async function recordDraft(
  db: Database,
  draft: { tokenHash: string; sealedForm: SealedText; expiresAt: Date },
): Promise<void> {
  const { tokenHash, ...content } = draft
  await db
    .insert(bookingDrafts)
    .values({ tokenHash, ...content })
    .onConflictDoUpdate({ target: bookingDrafts.tokenHash, set: content })
}

export async function findDraft(db: Database, tokenHash: string, now: Date): Promise<SealedText | undefined> {
  const [found] = await db
    .select({ sealedForm: bookingDrafts.sealedForm })
    .from(bookingDrafts)
    .where(and(eq(bookingDrafts.tokenHash, tokenHash), gt(bookingDrafts.expiresAt, now)))
  return found?.sealedForm
}

export async function deleteDraft(db: Database, tokenHash: string): Promise<void> {
  await db.delete(bookingDrafts).where(eq(bookingDrafts.tokenHash, tokenHash))
}

export async function deleteExpiredDrafts(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(bookingDrafts)
    .where(lte(bookingDrafts.expiresAt, now))
    .returning({ tokenHash: bookingDrafts.tokenHash })
  return deleted.length
}
