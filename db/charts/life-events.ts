import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { lifeEvents } from '#db/schema/charts.ts'

/** Bookings, saved births and charts of an own list with which the events of one life are kept. */
export type LifePlaces = {
  readonly bookingIds?: readonly string[]
  readonly birthIds?: readonly string[]
  readonly chartIds?: readonly string[]
}

/** The events that were recorded at these. */
export function listLifeEvents(db: Database, { bookingIds = [], birthIds = [], chartIds = [] }: LifePlaces) {
  return db
    .select({ id: lifeEvents.id, sealedEvent: lifeEvents.sealedEvent })
    .from(lifeEvents)
    .where(
      or(
        inArray(lifeEvents.bookingId, [...bookingIds]),
        inArray(lifeEvents.birthId, [...birthIds]),
        inArray(lifeEvents.chartId, [...chartIds]),
      ),
    )
    .orderBy(asc(lifeEvents.writtenAt), asc(lifeEvents.id))
}

/** What was recorded under this id, whoever's it is. */
export async function findLifeEvent(db: Database, id: string) {
  const { userId, bookingId, birthId, chartId } = lifeEvents
  const [found] = await db.select({ userId, bookingId, birthId, chartId }).from(lifeEvents).where(eq(lifeEvents.id, id))
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
