import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { refunds } from '#db/schema/invoices.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Returns false if this booking was refunded before. */
export async function recordRefund(tx: Database, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id })
  return inserted.length === 1
}

export async function findRefund(db: Database, bookingId: string): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(refunds).where(eq(refunds.bookingId, bookingId))
  return found
}
