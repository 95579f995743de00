import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'

/** Sessions ahead that hold their time, the next one first. Those that the desk keeps outside its hours are left out. */
export async function listFutureSessions(db: Database, scope: DeskScope, now: Date) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      serviceName: bookings.serviceName,
      clientName: profiles.fullName,
      // Never null while a booking holds a slot.
      astrologerId: sql<number>`${bookings.astrologerId}`.mapWith(bookings.astrologerId),
      startsAt: sql<Date>`${bookings.startsAt}`.mapWith(bookings.startsAt),
      endsAt: sql<Date>`${bookings.endsAt}`.mapWith(bookings.endsAt),
      preferredTime: bookings.preferredTime,
    })
    .from(bookings)
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(
      and(
        eq(bookings.holdsSlot, true),
        isInScope(scope),
        sql`${bookings.keptStart} is distinct from ${bookings.startsAt}`,
        gt(bookings.startsAt, now),
        or(eq(bookings.status, 'paid'), gt(bookings.holdExpiresAt, now)),
      ),
    )
    .orderBy(asc(bookings.startsAt))
}
