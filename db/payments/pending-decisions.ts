import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { bookings, pendingDecisions } from '#db/schema/bookings.ts'
import { DECISION_LATE_AFTER_SECONDS, UNDO_SECONDS } from '#domain/payments/payment-decisions.ts'
import type { DeskScope } from '#domain/rights.ts'

export type PendingDecision = typeof pendingDecisions.$inferSelect

/** Returns undefined if the booking already has a pending decision. */
export async function recordPendingDecision(
  tx: Database,
  decision: typeof pendingDecisions.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(pendingDecisions)
    .values(decision)
    .onConflictDoNothing()
    .returning({ id: pendingDecisions.id })
  return row?.id
}

export async function findPendingDecision(db: Database, id: number): Promise<PendingDecision | undefined> {
  const [found] = await db.select().from(pendingDecisions).where(eq(pendingDecisions.id, id))
  return found
}

/** Returns false if it was undone or applied before. */
export async function deletePendingDecision(tx: Database, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(pendingDecisions)
    .where(eq(pendingDecisions.id, id))
    .returning({ id: pendingDecisions.id })
  return deleted.length === 1
}

/** Returns false if the booking has none, or none any more. */
export async function deletePendingDecisionOf(tx: Database, bookingId: string): Promise<boolean> {
  const deleted = await tx
    .delete(pendingDecisions)
    .where(eq(pendingDecisions.bookingId, bookingId))
    .returning({ id: pendingDecisions.id })
  return deleted.length === 1
}

export async function findPendingDecisionOf(db: Database, bookingId: string): Promise<PendingDecision | undefined> {
  const [found] = await db.select().from(pendingDecisions).where(eq(pendingDecisions.bookingId, bookingId))
  return found
}

export type UndoableDecision = Awaited<ReturnType<typeof listUndoableDecisions>>[number]

/** The user's decisions of the last seconds, and those of anyone that should have been applied by now. */
export async function listUndoableDecisions(
  db: Database,
  scope: DeskScope,
  { staffId, now }: { staffId: string; now: Date },
) {
  const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const isOwnAndRecent = and(
    eq(pendingDecisions.decidedBy, staffId),
    gt(pendingDecisions.decidedAt, secondsAgo(UNDO_SECONDS)),
  )
  return db
    .select({
      bookingId: pendingDecisions.bookingId,
      code: bookings.code,
      kind: pendingDecisions.kind,
      paymentMethod: bookings.paymentMethod,
      status: bookings.status,
      paymentStatus: bookings.paymentStatus,
      decidedAt: pendingDecisions.decidedAt,
    })
    .from(pendingDecisions)
    .innerJoin(bookings, and(eq(bookings.id, pendingDecisions.bookingId), isInScope(scope)))
    .where(or(isOwnAndRecent, lt(pendingDecisions.decidedAt, secondsAgo(DECISION_LATE_AFTER_SECONDS))))
    .orderBy(asc(pendingDecisions.decidedAt), asc(pendingDecisions.id))
}

/** For queries of bookings whose payment still waits for a decision. */
export const hasNoPendingDecision = sql`not exists (select from pending_decisions d where d.booking_id = ${bookings.id})`
