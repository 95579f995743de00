import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { containing, hasPhone } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'

/** The last row of a page; the next page starts after it. */
export type ClientCursor = { readonly latest: Date; readonly userId: string }

type SearchOptions = {
  readonly search?: string | undefined
  readonly after?: ClientCursor | undefined
  readonly limit: number
}

const LATEST = sql`date_trunc('milliseconds', max(${bookings.createdAt}))`

/** One page of everyone who has booked and still has an account, the latest booking first, by name, email or phone. */
export function searchClients(db: Database, scope: DeskScope, { search = '', after, limit }: SearchOptions) {
  return db
    .select({
      userId: bookings.userId,
      fullName: profiles.fullName,
      email: users.email,
      phone: profiles.phone,
      count: sql<number>`count(*)::int`,
      latest: LATEST.mapWith(bookings.createdAt),
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(
      and(
        isInScope(scope),
        isNull(users.erasedAt),
        or(containing([profiles.fullName, users.email, profiles.phone], search), hasPhone(search)),
      ),
    )
    .groupBy(bookings.userId, profiles.fullName, users.email, profiles.phone)
    .having(after && sql`(${LATEST}, ${bookings.userId}) < (${after.latest.toISOString()}, ${after.userId}::uuid)`)
    .orderBy(desc(LATEST), desc(bookings.userId))
    .limit(limit)
}
