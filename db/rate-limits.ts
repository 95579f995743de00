import { eq, gt, lte, or, sql } from 'drizzle-orm'
import { rateLimits } from '#db/schema/server.ts'
import { CLOCK_SKEW_MS, LONGEST_WINDOW_MS, msUntilAllowed, type RateLimit } from '#domain/limits/limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Database } from './client.ts'

type Try = RateLimit & {
  /** What is counted and for whom: "contact:203.0.113.7". */
  readonly key: string
  readonly now: Date
}

export type TooMany = { readonly retryAfterMs: number }

/**
 * Records a try unless the window is full. One statement decides, so that parallel requests on any replica cannot pass
 * together. Pass the pool, not a transaction: the row stays locked until the transaction ends, and a rollback would
 * forget the try.
 */
export async function takeToken(db: Database, attempt: Try): Promise<Outcome<null, TooMany>> {
  const { key, limit, windowMs, now } = attempt
  const after = new Date(now.getTime() - windowMs)
  const until = new Date(now.getTime() + CLOCK_SKEW_MS)
  const counted = sql`array(
    select hit from unnest(${rateLimits.hits}) as hit where hit > ${after} and hit <= ${until} order by hit
  )`

  const taken = await db
    .insert(rateLimits)
    .values({ key, hits: [now], expiresAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`${counted} || excluded.hits`, expiresAt: sql`excluded.expires_at` },
      setWhere: sql`cardinality(${counted}) < ${limit}`,
    })
    .returning({ key: rateLimits.key })
  if (taken.length === 1) return accepted(null)

  const [row] = await db.select({ hits: rateLimits.hits }).from(rateLimits).where(eq(rateLimits.key, key))
  const hits = (row?.hits ?? []).map((hit) => hit.getTime())
  return refused({ retryAfterMs: msUntilAllowed(hits, attempt, now.getTime()) })
}

/** Removes one try, for what turned out well: signing in with the right password. */
export async function giveBackToken(db: Database, key: string, takenAt: Date): Promise<void> {
  const index = sql`array_position(${rateLimits.hits}, ${takenAt})`
  const others = sql`${rateLimits.hits}[:${index} - 1] || ${rateLimits.hits}[${index} + 1:]`
  await db.update(rateLimits).set({ hits: others }).where(sql`${rateLimits.key} = ${key} and ${index} is not null`)
}

/** Deletes rows that no longer count: expired ones, and those of a clock that has been set back since. */
export async function deleteExpiredRateLimits(db: Database, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + LONGEST_WINDOW_MS + CLOCK_SKEW_MS)
  const deleted = await db
    .delete(rateLimits)
    .where(or(lte(rateLimits.expiresAt, now), gt(rateLimits.expiresAt, latest)))
    .returning({ key: rateLimits.key })
  return deleted.length
}
