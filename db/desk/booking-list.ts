import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { BookingStatus } from '#domain/bookings/booking-states.ts'
import type { DeskScope } from '#domain/rights.ts'
import { selectDeskBookings } from './desk-bookings.ts'

type Filter = {
  readonly status?: BookingStatus | undefined
  readonly userId?: string | undefined
  readonly limit: number
}

/** The last row of a page; the next page starts after it. */
export type ListCursor = { readonly at: Date; readonly id: string }

const where = ({ status, userId }: Filter) =>
  and(
    status === undefined ? undefined : eq(bookings.status, status),
    userId === undefined ? undefined : eq(bookings.userId, userId),
  )

/** One page of the sessions within a span, the earliest first. */
export function listSessionsWithin(
  db: Database,
  scope: DeskScope,
  {
    from,
    until,
    after,
    ...filter
  }: Filter & { readonly from: Date; readonly until: Date; readonly after?: ListCursor | undefined },
) {
  const { startsAt, id } = bookings
  const isAfter = after && sql`(${startsAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
  return selectDeskBookings(db, scope)
    .where(and(where(filter), gte(startsAt, from), lt(startsAt, until), isAfter))
    .orderBy(asc(startsAt), asc(id))
    .limit(filter.limit)
}

/** One page of all bookings, the latest made first. A cursor has whole milliseconds, the database microseconds. */
export function listBookingsMade(
  db: Database,
  scope: DeskScope,
  { after, ...filter }: Filter & { readonly after?: ListCursor | undefined },
) {
  const { createdAt, id } = bookings
  const exactly = (cursor: ListCursor) =>
    sql`coalesce((select b.created_at from bookings b where b.id = ${cursor.id}::uuid), ${cursor.at.toISOString()}::timestamptz)`
  return selectDeskBookings(db, scope)
    .where(and(where(filter), after && sql`(${createdAt}, ${id}) < (${exactly(after)}, ${after.id}::uuid)`))
    .orderBy(desc(createdAt), desc(id))
    .limit(filter.limit)
}
