import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookingEvents, bookings, notifiedEvents } from '#db/schema/bookings.ts'
import { deskSettings } from '#db/schema/desk.ts'
import { type ActivityPace, CLIENT_ACTIVITY } from '#domain/bookings/client-activity.ts'

const MOST_PER_EMAIL = 50

/**
 * What clients did since an instant and the practice was not emailed about yet, oldest first. Ordered by time, as the
 * index is: ordered by the id alone, Postgres would read the events of all years.
 */
export async function listUnnotifiedActivity(db: Database, since: Date) {
  return db
    .select({ event: bookingEvents, booking: bookings })
    .from(bookingEvents)
    .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
    .leftJoin(notifiedEvents, eq(notifiedEvents.eventId, bookingEvents.id))
    .where(
      and(
        isNull(notifiedEvents.eventId),
        eq(bookingEvents.actor, 'client'),
        inArray(bookingEvents.change, [...CLIENT_ACTIVITY]),
        gt(bookingEvents.at, since),
      ),
    )
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id))
    .limit(MOST_PER_EMAIL)
}

/** Returns the events that were not recorded before: of two processes at once, one gets each event. */
export async function recordNotifiedEvents(db: Database, eventIds: readonly number[], now: Date): Promise<Set<number>> {
  const recorded = await db
    .insert(notifiedEvents)
    .values(eventIds.map((eventId) => ({ eventId, notifiedAt: now })))
    .onConflictDoNothing()
    .returning({ eventId: notifiedEvents.eventId })
  return new Set(recorded.map(({ eventId }) => eventId))
}

export async function deleteOldNotifiedEvents(db: Database, before: Date): Promise<void> {
  await db.delete(notifiedEvents).where(lt(notifiedEvents.notifiedAt, before))
}

export async function requireActivityPace(db: Database): Promise<ActivityPace> {
  const [found] = await db.select({ pace: deskSettings.activityEmails }).from(deskSettings)
  if (!found) throw new Error('The desk settings are missing.')
  return found.pace
}

export async function recordActivityPace(db: Database, pace: ActivityPace, now: Date): Promise<void> {
  await db.update(deskSettings).set({ activityEmails: pace, updatedAt: now })
}
