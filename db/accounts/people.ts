import { and, asc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { containing, hasName, hasPhone } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { USER_COLUMNS } from './user-columns.ts'

/** `leaving`: erasure is scheduled, by request or after years of inactivity. */
export type PeopleFilter = 'closed' | 'leaving'

type ListOptions = {
  readonly filter?: PeopleFilter | undefined
  readonly search?: string | undefined
  /** The `key` of the last row of the previous page. */
  readonly after?: string | undefined
  readonly limit: number
}

const FILTERS: Readonly<Record<PeopleFilter, SQL>> = {
  closed: isNotNull(users.disabledAt),
  leaving: isNotNull(users.eraseAfter),
}

/** Everybody has one: the address, or the number of a client without one. */
const KEY = sql<string>`coalesce(${users.email}, ${users.phoneKey})`

/** One page of accounts by address, without erased ones. */
export function listPeople(db: Database, { filter, search = '', after, limit }: ListOptions) {
  return selectPeople(db)
    .where(
      and(
        isNull(users.erasedAt),
        filter && FILTERS[filter],
        or(containing([users.email, profiles.fullName], search), hasName(search), hasPhone(search)),
        after ? gt(KEY, after) : undefined,
      ),
    )
    .orderBy(asc(KEY))
    .limit(limit)
}

/** The account of one person, unless it was erased. */
export async function findPerson(db: Database, userId: string) {
  const [found] = await selectPeople(db).where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return found
}

function selectPeople(db: Database) {
  return db
    .select({
      ...USER_COLUMNS,
      email: users.email,
      phone: profiles.phone,
      key: KEY,
      isUnverified: sql<boolean>`${users.email} is not null and ${users.emailVerifiedAt} is null`,
      eraseAfter: users.eraseAfter,
      isInactive: sql<boolean>`${users.inactivityNoticedAt} is not null`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
}
