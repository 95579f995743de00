import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { refunds } from '#db/schema/invoices.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Returns false if this transfer was recorded before. */
export async function insertRefund(tx: Database, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id })
  return inserted.length === 1
}

/** The transfers of a refund, oldest first. */
export async function listRefunds(db: Database, bookingId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(asc(refunds.id))
}
