import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { containing, hasName, hasPhone } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { clientTags } from '#db/schema/desk.ts'
import type { DeskScope } from '#domain/rights.ts'

/** The last row of a page; the next page starts after it. */
export type ClientCursor = { readonly latest: Date; readonly userId: string }

type SearchOptions = {
  readonly search?: string | undefined
  /** Only clients with this tag. */
  readonly tag?: string | undefined
  readonly after?: ClientCursor | undefined
  readonly limit: number
}

const TAGS = sql<string[]>`array(
  select t.tag from ${clientTags} t where t.user_id = ${bookings.userId} order by lower(t.tag))`

const LATEST = sql`date_trunc('milliseconds', max(${bookings.createdAt}))`

/** The client of the booking with this code. A subquery of its own, so that it is read once by the code's index. */
const hasBooked = (code: string) =>
  sql`${bookings.userId} = (select booked.user_id from ${bookings} booked where booked.code = upper(${code}))`

const isTagged = (tag: string) =>
  sql`exists (select from ${clientTags} t where t.user_id = ${bookings.userId} and lower(t.tag) = lower(${tag}))`

/**
 * One page of everyone who has booked and still has an account, the latest booking first, by name in any script, email,
 * phone or booking code.
 */
export function searchClients(db: Database, scope: DeskScope, { search = '', tag = '', after, limit }: SearchOptions) {
  return db
    .select({
      userId: bookings.userId,
      fullName: profiles.fullName,
      email: users.email,
      phone: profiles.phone,
      count: sql<number>`count(*)::int`,
      latest: LATEST.mapWith(bookings.createdAt),
      tags: TAGS,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(
      and(
        isInScope(scope),
        isNull(users.erasedAt),
        tag === '' ? undefined : isTagged(tag),
        search === ''
          ? undefined
          : or(
              containing([profiles.fullName, users.email, profiles.phone], search),
              hasName(search),
              hasPhone(search),
              hasBooked(search.trim()),
            ),
      ),
    )
    .groupBy(bookings.userId, profiles.fullName, users.email, profiles.phone)
    .having(after && sql`(${LATEST}, ${bookings.userId}) < (${after.latest.toISOString()}, ${after.userId}::uuid)`)
    .orderBy(desc(LATEST), desc(bookings.userId))
    .limit(limit)
}
