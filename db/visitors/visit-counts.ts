import { and, between, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { visitCounts } from '#db/schema/visitors.ts'
import type { DateRange, Month } from '#domain/time/date-range.ts'

export type VisitCount = typeof visitCounts.$inferInsert

/** Adds to what is counted already, in one statement: several processes may write at once. */
export async function addVisitCounts(db: Database, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insert(visitCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.pageGroup],
      set: {
        views: sql`${visitCounts.views} + excluded.views`,
        visits: sql`${visitCounts.visits} + excluded.visits`,
      },
    })
}

/** Visits of the site and openings of the booking form, by month. */
export async function listMonthsOfVisits(db: Database, { from, until }: DateRange) {
  const month = sql<Month>`to_char(${visitCounts.day}, 'YYYY-MM')`
  return db
    .select({
      month,
      visits: sql<number>`sum(${visitCounts.visits})::int`,
      forms: sql<number>`coalesce(sum(${visitCounts.views}) filter (where ${visitCounts.pageGroup} = 'booking'), 0)::int`,
    })
    .from(visitCounts)
    .where(and(between(visitCounts.day, from, until)))
    .groupBy(month)
}
