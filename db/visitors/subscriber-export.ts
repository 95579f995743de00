import { and, asc, gte, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { newsletterSubscribers } from '#db/schema/visitors.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'

/** Everyone who asked for the newsletter within these days, oldest first. */
export function listSubscribersToExport(db: Database, { from, until, limit }: DateRange & { readonly limit: number }) {
  const { id, requestedAt } = newsletterSubscribers
  return db
    .select()
    .from(newsletterSubscribers)
    .where(and(gte(requestedAt, istInstant(from, '00:00')), lt(requestedAt, istInstant(addDays(until, 1), '00:00'))))
    .orderBy(asc(requestedAt), asc(id))
    .limit(limit)
}
