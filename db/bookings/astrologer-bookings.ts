import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'

/** The codes of an astrologer's sessions that are not over yet, the next one first. */
export async function listSessionsAhead(db: Database, astrologerId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ code: bookings.code })
    .from(bookings)
    .where(
      and(
        eq(bookings.astrologerId, astrologerId),
        ne(bookings.status, 'cancelled'),
        eq(bookings.holdsSlot, true),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt))
  return rows.map(({ code }) => code)
}
