import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { chartNotes } from '#db/schema/charts.ts'

/** The notes that were pinned at the charts of these bookings, oldest first. */
export function listChartNotes(db: Database, bookingIds: readonly string[]) {
  return db
    .select({
      id: chartNotes.id,
      place: chartNotes.place,
      sealedText: chartNotes.sealedText,
      writtenAt: chartNotes.writtenAt,
      writtenBy: profiles.fullName,
    })
    .from(chartNotes)
    .leftJoin(profiles, eq(profiles.userId, chartNotes.writtenBy))
    .where(inArray(chartNotes.bookingId, [...bookingIds]))
    .orderBy(asc(chartNotes.writtenAt), asc(chartNotes.id))
}

export async function countChartNotes(db: Database, bookingId: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(chartNotes).where(eq(chartNotes.bookingId, bookingId))
  return row?.found ?? 0
}

/** A note that is there already stays as it is: the form was sent twice. */
export async function recordChartNote(db: Database, note: typeof chartNotes.$inferInsert): Promise<void> {
  await db.insert(chartNotes).values(note).onConflictDoNothing()
}

export async function findBookingOfNote(db: Database, id: string): Promise<string | undefined> {
  const [found] = await db.select({ bookingId: chartNotes.bookingId }).from(chartNotes).where(eq(chartNotes.id, id))
  return found?.bookingId
}

export async function deleteChartNote(db: Database, id: string): Promise<void> {
  await db.delete(chartNotes).where(eq(chartNotes.id, id))
}
