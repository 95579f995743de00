import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** The booking by which a client is listed. */
const latest = alias(bookings, 'latest')

const TAGS = sql<string[]>`array(
  select t.tag from ${clientTags} t where t.user_id = ${latest.userId} order by lower(t.tag))`

/** The client of the booking with this code. A subquery of its own, so that it is read once by the code's index. */
const hasBooked = (code: string) =>
  sql`${users.id} = (select booked.user_id from ${bookings} booked where booked.code = upper(${code}))`

const isTagged = (tag: string) =>
  sql`exists (select from ${clientTags} t where t.user_id = ${latest.userId} and lower(t.tag) = lower(${tag}))`

/**
 * One page of everyone who has booked and still has an account, the latest booking first, by name in any script, email,
 * phone or booking code.
 */
export function searchClients(db: Database, scope: DeskScope, { search = '', tag = '', after, limit }: SearchOptions) {
  const theirs = sql`from ${bookings} where ${and(eq(bookings.userId, latest.userId), isInScope(scope))}`
  return db
    .select({
      userId: latest.userId,
      fullName: profiles.fullName,
      email: users.email,
      phone: profiles.phone,
      count: sql<number>`(select count(*)::int ${theirs})`,
      latest: latest.createdAt,
      tags: TAGS,
    })
    .from(latest)
    .innerJoin(users, eq(users.id, latest.userId))
    .leftJoin(profiles, eq(profiles.userId, latest.userId))
    .where(
      and(
        sql`${latest.id} = (select ${bookings.id} ${theirs} order by ${desc(bookings.createdAt)}, ${desc(bookings.id)} limit 1)`,
        isNull(users.erasedAt),
        tag === '' ? undefined : isTagged(tag),
        search === '' ? undefined : isFound(search),
        after && sql`(${latest.createdAt}, ${latest.userId}) < (${exactly(after)}, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(desc(latest.createdAt), desc(latest.userId))
    .limit(limit)
}

/** Read once for each client instead of once for each booking. */
function isFound(search: string): SQL {
  return sql`${latest.userId} in (
    select ${users.id} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
    where ${or(
      containing([profiles.fullName, users.email, profiles.phone], search),
      hasName(search),
      hasPhone(search),
      hasBooked(search.trim()),
    )})`
}

/** A cursor has whole milliseconds, the database microseconds. */
function exactly({ latest: at, userId }: ClientCursor): SQL {
  const next = new Date(at.getTime() + 1)
  return sql`coalesce(
    (select max(b.created_at) from bookings b where b.user_id = ${userId}::uuid and b.created_at < ${next.toISOString()}),
    ${at.toISOString()}::timestamptz)`
}
