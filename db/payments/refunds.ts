import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import { refunds } from '#db/schema/invoices.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Returns false if this transfer was recorded before. */
export async function insertRefund(tx: Database, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id })
  return inserted.length === 1
}

/** Refunds that the desk has sent since, by a way that a bank statement shows. */
export async function listRefundsSince(db: Database, since: Date) {
  const { bookingId, amount, reference, refundedAt } = refunds
  const isByTransfer = sql`exists (select from ledger_entries e where e.booking_id = ${bookingId} and e.kind = 'refund'
    and e.reference = ${reference} and e.way in ('upi', 'bank'))`
  return db
    .select({ bookingId, code: bookings.code, amount, reference, refundedAt })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(gte(refundedAt, since), isByTransfer))
    .orderBy(asc(refunds.id))
}

/** The transfers of a refund, oldest first. */
export async function listRefunds(db: Database, bookingId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(asc(refunds.id))
}
