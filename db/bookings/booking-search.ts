import { and, desc, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { containing, hasName, hasPhone } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'
import { selectDeskBookings } from './desk-bookings.ts'

/** The last row of a page; the next page starts after it. */
export type BookingCursor = { readonly createdAt: Date; readonly id: string }

type SearchOptions = {
  readonly search?: string | undefined
  readonly after?: BookingCursor | undefined
  readonly limit: number
}

// Includes rejected claims: a client who asks about one knows no other number.
const references = sql`(select string_agg(c.reference, ' ') from payment_claims c where c.booking_id = ${bookings.id})`

/** One page of all bookings, latest created first, by code, client, phone, service or UPI reference. */
export function searchBookings(db: Database, scope: DeskScope, { search = '', after, limit }: SearchOptions) {
  const { createdAt, id, code, serviceName } = bookings
  return selectDeskBookings(db, scope)
    .where(
      and(
        or(
          containing([code, serviceName, profiles.fullName, users.email, references], search),
          hasName(search),
          hasPhone(search),
        ),
        after &&
          sql`(date_trunc('milliseconds', ${createdAt}), ${id}) < (${after.createdAt.toISOString()}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(sql`date_trunc('milliseconds', ${createdAt})`), desc(id))
    .limit(limit)
}
