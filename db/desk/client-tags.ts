import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { bookings } from '#db/schema/bookings.ts'
import { clientTags } from '#db/schema/desk.ts'
import type { DeskScope } from '#domain/rights.ts'

export async function listClientTags(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: clientTags.tag })
    .from(clientTags)
    .where(eq(clientTags.userId, userId))
    .orderBy(asc(sql`lower(${clientTags.tag})`))
  return rows.map(({ tag }) => tag)
}

type NewTag = { readonly userId: string; readonly tag: string; readonly staffId: string; readonly now: Date }

/** The same word in other case is the same tag. Returns false if the client has it already. */
export async function recordClientTag(tx: Database, { userId, tag, staffId, now }: NewTag): Promise<boolean> {
  const added = await tx
    .insert(clientTags)
    .values({ userId, tag, addedBy: staffId, addedAt: now })
    .onConflictDoNothing()
    .returning({ tag: clientTags.tag })
  return added.length === 1
}

export async function deleteClientTag(
  tx: Database,
  { userId, tag }: { readonly userId: string; readonly tag: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(clientTags)
    .where(and(eq(clientTags.userId, userId), sql`lower(${clientTags.tag}) = lower(${tag})`))
    .returning({ tag: clientTags.tag })
  return deleted.length > 0
}

/** As many as a row of filters can show. */
const MOST_LISTED = 40

/** The tags of clients within the scope, the most used first. */
export async function listTagsInUse(db: Database, scope: DeskScope): Promise<{ tag: string; count: number }[]> {
  const hasBooked = sql`exists (
    select from ${bookings} where ${bookings.userId} = t.user_id and ${isInScope(scope) ?? sql`true`})`
  const isUnbooked = sql`exists (select from desk_clients d where d.user_id = t.user_id)`
  const inScope = scope.onlyOf === null ? sql`(${hasBooked} or ${isUnbooked})` : hasBooked
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select min(t.tag) as tag, count(*)::int as count from ${clientTags} t
    where ${inScope} group by lower(t.tag) order by count(*) desc, lower(t.tag) limit ${MOST_LISTED}`)
  return rows
}
