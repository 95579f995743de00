import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { hasTranslatedName } from '#db/content/translated-columns.ts'
import { containing, hasName, hasPhone } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'
import { selectDeskBookings } from './desk-bookings.ts'

/** The last row of a page; the next page starts after it. */
export type BookingCursor = { readonly createdAt: Date; readonly id: string }

type SearchOptions = {
  readonly search?: string | undefined
  readonly after?: BookingCursor | undefined
  readonly limit: number
}

/** One page of all bookings, latest created first, by code, client, phone, service or UPI reference. */
export function searchBookings(db: Database, scope: DeskScope, { search = '', after, limit }: SearchOptions) {
  const { createdAt, id, code, serviceName } = bookings
  return selectDeskBookings(db, scope)
    .where(
      and(
        or(
          containing([code, serviceName], search),
          hasTranslatedName(scope.language, serviceName, search),
          isOfClient(search),
          hasReference(search),
        ),
        after && sql`(${createdAt}, ${id}) < (${exactly(after)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Read once for each client instead of once for each booking. */
function isOfClient(search: string): SQL | undefined {
  const isFound = or(containing([profiles.fullName, users.email], search), hasName(search), hasPhone(search))
  return (
    isFound &&
    sql`${bookings.userId} in (
      select ${users.id} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id} where ${isFound})`
  )
}

/** Includes rejected claims: a client who asks about one knows no other number. */
function hasReference(search: string): SQL | undefined {
  const isFound = containing([paymentClaims.reference], search)
  return (
    isFound &&
    sql`exists (select from ${paymentClaims} where ${paymentClaims.bookingId} = ${bookings.id} and ${isFound})`
  )
}

/** A cursor has whole milliseconds, the database microseconds. */
function exactly({ createdAt, id }: BookingCursor): SQL {
  return sql`coalesce((select b.created_at from bookings b where b.id = ${id}::uuid), ${createdAt.toISOString()}::timestamptz)`
}
