import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { lifeEvents } from '#db/schema/charts.ts'

/** The events that were recorded at the charts of these bookings. */
export function listLifeEvents(db: Database, bookingIds: readonly string[]) {
  return db
    .select({ id: lifeEvents.id, sealedEvent: lifeEvents.sealedEvent })
    .from(lifeEvents)
    .where(inArray(lifeEvents.bookingId, [...bookingIds]))
    .orderBy(asc(lifeEvents.writtenAt), asc(lifeEvents.id))
}

/** What was recorded under this id, whoever's it is. */
export async function findLifeEvent(db: Database, id: string) {
  const [found] = await db
    .select({ userId: lifeEvents.userId, bookingId: lifeEvents.bookingId })
    .from(lifeEvents)
    .where(eq(lifeEvents.id, id))
  return found
}

/** Replaces what was recorded under this id. */
export async function recordLifeEvent(db: Database, event: typeof lifeEvents.$inferInsert): Promise<void> {
  const { sealedEvent, writtenBy, writtenAt } = event
  await db
    .insert(lifeEvents)
    .values(event)
    .onConflictDoUpdate({ target: lifeEvents.id, set: { sealedEvent, writtenBy, writtenAt } })
}

export async function deleteLifeEvent(db: Database, id: string): Promise<void> {
  await db.delete(lifeEvents).where(eq(lifeEvents.id, id))
}
