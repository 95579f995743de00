import type { Database } from '#db/client.ts'
import { pendingDecisions } from '#db/schema/bookings.ts'
import { applyDecision } from '#usecases/payments/apply-decision.ts'

/** Applies all pending decisions about payments, as their jobs do after some seconds. */
export async function applyDecisions(db: Database, now: Date): Promise<void> {
  const pending = await db.select({ id: pendingDecisions.id }).from(pendingDecisions).orderBy(pendingDecisions.id)
  for (const { id } of pending) await applyDecision(db, id, now)
}
