import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { webhooks } from '#db/schema/programs.ts'
import { isUuid } from '#domain/uuid.ts'

export type Webhook = typeof webhooks.$inferSelect

export async function recordWebhook(tx: Database, webhook: typeof webhooks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(webhooks).values(webhook).returning({ id: webhooks.id })
  if (!row) throw new Error('A webhook was not written.')
  return row.id
}

export function countWebhooks(db: Database): Promise<number> {
  return db.$count(webhooks)
}

export function listWebhooks(db: Database): Promise<Webhook[]> {
  return db.select().from(webhooks).orderBy(asc(webhooks.addedAt), webhooks.id)
}

export async function findWebhook(db: Database, id: string): Promise<Webhook | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return found
}

/** Its deliveries go with it. Returns false if it was removed before. */
export async function deleteWebhook(tx: Database, id: string): Promise<boolean> {
  const deleted = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id })
  return deleted.length === 1
}

/** Returns false if it was so before. */
export async function recordSwitched(tx: Database, id: string, switchedOffAt: Date | null): Promise<boolean> {
  const isOther = switchedOffAt === null ? sql`${webhooks.switchedOffAt} is not null` : isNull(webhooks.switchedOffAt)
  const changed = await tx
    .update(webhooks)
    .set({ switchedOffAt, ...(switchedOffAt === null && { failingSince: null }) })
    .where(and(eq(webhooks.id, id), isOther))
    .returning({ id: webhooks.id })
  return changed.length === 1
}

/** Since when all deliveries fail; a success ends it. Returns what it is now. */
export async function recordFailing(tx: Database, id: string, failedAt: Date | null): Promise<Date | null> {
  const since =
    failedAt === null ? null : sql`coalesce(${webhooks.failingSince}, ${failedAt.toISOString()}::timestamptz)`
  const [row] = await tx
    .update(webhooks)
    .set({ failingSince: since })
    .where(eq(webhooks.id, id))
    .returning({ failingSince: webhooks.failingSince })
  return row?.failingSince ?? null
}
