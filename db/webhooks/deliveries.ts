import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { webhookDeliveries } from '#db/schema/programs.ts'
import { isUuid } from '#domain/uuid.ts'

export type Delivery = typeof webhookDeliveries.$inferSelect

export async function recordWebhookDelivery(
  tx: Database,
  delivery: typeof webhookDeliveries.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(webhookDeliveries).values(delivery).returning({ id: webhookDeliveries.id })
  if (!row) throw new Error('A delivery was not written.')
  return row.id
}

export async function findDelivery(db: Database, id: string): Promise<Delivery | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return found
}

/** The latest of one webhook. */
export function listDeliveries(db: Database, webhookId: string, limit: number): Promise<Delivery[]> {
  const { happenedAt, id } = webhookDeliveries
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(happenedAt), id)
    .limit(limit)
}

/** Marks what is not in the queue yet and returns it; another process that looks meanwhile gets other rows. */
export async function takeUnqueued(tx: Database, now: Date, limit: number): Promise<string[]> {
  const { id, queuedAt } = webhookDeliveries
  const waiting = tx.select({ id }).from(webhookDeliveries).where(isNull(queuedAt)).limit(limit)
  const taken = await tx
    .update(webhookDeliveries)
    .set({ queuedAt: now })
    .where(sql`${id} in (${waiting.for('update', { skipLocked: true })})`)
    .returning({ id })
  return taken.map((row) => row.id)
}

type Try = Pick<Delivery, 'status' | 'problem' | 'answer' | 'deliveredAt' | 'givenUpAt'>

export async function recordTry(tx: Database, id: string, result: Try, now: Date): Promise<void> {
  const tries = sql`${webhookDeliveries.tries} + 1`
  await tx
    .update(webhookDeliveries)
    .set({ ...result, tries, triedAt: now })
    .where(eq(webhookDeliveries.id, id))
}

/** To be sent once more, and tried for as long as a new one. Returns false while it is still being tried. */
export async function recordResend(tx: Database, id: string, now: Date): Promise<boolean> {
  const { deliveredAt, givenUpAt } = webhookDeliveries
  const changed = await tx
    .update(webhookDeliveries)
    .set({ queuedAt: now, deliveredAt: null, givenUpAt: null })
    .where(and(eq(webhookDeliveries.id, id), or(isNotNull(deliveredAt), isNotNull(givenUpAt))))
    .returning({ id: webhookDeliveries.id })
  return changed.length === 1
}

/** Of a webhook that is switched off. */
export async function giveUpDeliveries(tx: Database, webhookId: string, now: Date): Promise<void> {
  const { deliveredAt, givenUpAt, queuedAt } = webhookDeliveries
  const isOpen = and(isNull(deliveredAt), isNull(givenUpAt))
  await tx
    .update(webhookDeliveries)
    .set({ givenUpAt: now, queuedAt: sql`coalesce(${queuedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isOpen))
}

export async function deleteDeliveries(db: Database, before: Date): Promise<number> {
  const { happenedAt, id } = webhookDeliveries
  const deleted = await db.delete(webhookDeliveries).where(lt(happenedAt, before)).returning({ id })
  return deleted.length
}
