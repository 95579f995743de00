import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { isInScope, isKnownClient } from '#db/desk-scope.ts'
import { containing, hasName, hasPhone } from '#db/like-pattern.ts'
import { deskClients, profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { clientTags } from '#db/schema/desk.ts'
import type { DeskScope } from '#domain/rights.ts'

/** The last row of a page; the next page starts after it. */
export type ClientCursor = { readonly latest: Date; readonly userId: string }

/** Clients with a course, or who may be in the list twice. */
export const CLIENT_KINDS = ['students', 'duplicates'] as const

export type ClientKind = (typeof CLIENT_KINDS)[number]

type SearchOptions = {
  readonly search?: string | undefined
  /** Only clients with this tag. */
  readonly tag?: string | undefined
  readonly kind?: ClientKind | undefined
  readonly after?: ClientCursor | undefined
  readonly limit: number
}

/** The booking by which a client is listed. */
const latest = alias(bookings, 'latest')

const tagsOf = (userId: PgColumn) => sql<string[]>`array(
  select t.tag from ${clientTags} t where t.user_id = ${userId} order by lower(t.tag))`

/** The client of the booking with this code. A subquery of its own, so that it is read once by the code's index. */
const hasBooked = (code: string) =>
  sql`${users.id} = (select booked.user_id from ${bookings} booked where booked.code = upper(${code}))`

const isTagged = (tag: string, userId: PgColumn) =>
  sql`exists (select from ${clientTags} t where t.user_id = ${userId} and lower(t.tag) = lower(${tag}))`

/**
 * One page of the clients who still have an account, by name in any script, email, phone or booking code: the latest booking
 * first, and whoever has not booked by the day on which the desk has opened their card.
 */
export async function searchClients(db: Database, scope: DeskScope, options: SearchOptions) {
  const booked = await searchBooked(db, scope, options)
  const unbooked = await searchUnbooked(db, scope, options)
  if (unbooked.length === 0) return booked
  return [...booked, ...unbooked]
    .toSorted((one, other) => other.latest.getTime() - one.latest.getTime() || (one.userId < other.userId ? 1 : -1))
    .slice(0, options.limit)
}

/** Cards without a booking, which only whoever sees the whole practice knows; there are none of students. */
async function searchUnbooked(db: Database, scope: DeskScope, options: SearchOptions) {
  const { search = '', tag = '', kind, after, limit } = options
  if (scope.onlyOf !== null || kind === 'students') return []
  return db
    .select({
      userId: deskClients.userId,
      fullName: profiles.fullName,
      email: users.email,
      phone: profiles.phone,
      count: sql<number>`0`,
      latest: deskClients.openedAt,
      tags: tagsOf(deskClients.userId),
    })
    .from(deskClients)
    .innerJoin(users, eq(users.id, deskClients.userId))
    .leftJoin(profiles, eq(profiles.userId, deskClients.userId))
    .where(
      and(
        sql`not exists (select from ${bookings} where ${bookings.userId} = ${deskClients.userId})`,
        isNull(users.erasedAt),
        tag === '' ? undefined : isTagged(tag, deskClients.userId),
        search === '' ? undefined : isFound(search, deskClients.userId),
        kind === 'duplicates' ? isDuplicate(scope, deskClients.userId) : undefined,
        after && sql`(${deskClients.openedAt}, ${deskClients.userId}) < (${exactly(after)}, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(desc(deskClients.openedAt), desc(deskClients.userId))
    .limit(limit)
}

function searchBooked(db: Database, scope: DeskScope, options: SearchOptions) {
  const { search = '', tag = '', kind, after, limit } = options
  const theirs = sql`from ${bookings} where ${and(eq(bookings.userId, latest.userId), isInScope(scope))}`
  return db
    .select({
      userId: latest.userId,
      fullName: profiles.fullName,
      email: users.email,
      phone: profiles.phone,
      count: sql<number>`(select count(*)::int ${theirs})`,
      latest: latest.createdAt,
      tags: tagsOf(latest.userId),
    })
    .from(latest)
    .innerJoin(users, eq(users.id, latest.userId))
    .leftJoin(profiles, eq(profiles.userId, latest.userId))
    .where(
      and(
        sql`${latest.id} = (select ${bookings.id} ${theirs} order by ${desc(bookings.createdAt)}, ${desc(bookings.id)} limit 1)`,
        isNull(users.erasedAt),
        tag === '' ? undefined : isTagged(tag, latest.userId),
        search === '' ? undefined : isFound(search, latest.userId),
        kind === 'students' ? isStudent(scope) : undefined,
        kind === 'duplicates' ? isDuplicate(scope, latest.userId) : undefined,
        after && sql`(${latest.createdAt}, ${latest.userId}) < (${exactly(after)}, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(desc(latest.createdAt), desc(latest.userId))
    .limit(limit)
}

/** Has bought a course and still has it. */
function isStudent(scope: DeskScope): SQL {
  const enrolled = and(
    eq(bookings.userId, latest.userId),
    eq(bookings.serviceType, 'course'),
    eq(bookings.status, 'paid'),
    isInScope(scope),
  )
  return sql`exists (select from ${bookings} where ${enrolled})`
}

/** Has the number of another client, or a name that sounds the same. Both lists are grouped once, not for each client. */
function isDuplicate(scope: DeskScope, userId: PgColumn): SQL {
  const isClient = and(isNull(users.erasedAt), isKnownClient(scope))
  const sharing = (key: SQL) => sql`
    select unnest(array_agg(${users.id})) from ${users} join ${profiles} on ${profiles.userId} = ${users.id}
    where ${isClient} and ${key} <> '' group by ${key} having count(*) > 1`
  return sql`${userId} in (
    ${sharing(sql`phone_key(${profiles.phone})`)} union all ${sharing(sql`${profiles.searchName}`)})`
}

/** Read once for each client instead of once for each booking. */
function isFound(search: string, userId: PgColumn): SQL {
  return sql`${userId} in (
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
