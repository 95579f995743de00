import { eq, lte, sql } from 'drizzle-orm'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Database } from './client.ts'
import { rateLimits } from './schema/rate-limits.ts'

export type RateLimit = {
  /** What is counted and for whom: "contact:203.0.113.7". */
  readonly key: string
  readonly limit: number
  readonly windowMs: number
  readonly now: Date
}

export type TooMany = { readonly retryAfterMs: number }

/**
 * Counts one more try unless the last `windowMs` already hold `limit` of them. One statement decides, so that
 * parallel requests on any replica cannot pass together. Give it the pool, not a transaction: the row stays
 * locked until the transaction ends, and a rollback would forget the try.
 */
export async function takeToken(
  db: Database,
  { key, limit, windowMs, now }: RateLimit,
): Promise<Outcome<null, TooMany>> {
  const windowStart = new Date(now.getTime() - windowMs)
  const recentHits = sql`array(select hit from unnest(${rateLimits.hits}) as hit where hit > ${windowStart})`

  const taken = await db
    .insert(rateLimits)
    .values({ key, hits: [now], expiresAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`${recentHits} || excluded.hits`, expiresAt: sql`excluded.expires_at` },
      setWhere: sql`cardinality(${recentHits}) < ${limit}`,
    })
    .returning({ key: rateLimits.key })
  if (taken.length === 1) return accepted(null)

  return refused({ retryAfterMs: await waitFor(db, { key, limit, windowMs, now }) })
}

/** A token comes free when the oldest of the tries that fill the window leaves it. */
async function waitFor(db: Database, { key, limit, windowMs, now }: RateLimit): Promise<number> {
  const [row] = await db.select({ hits: rateLimits.hits }).from(rateLimits).where(eq(rateLimits.key, key))
  const oldest = row?.hits.at(-limit) ?? now
  return Math.max(0, oldest.getTime() + windowMs - now.getTime())
}

/** Takes one try out of the count again, for what turned out well: signing in with the right password. */
export async function giveBackToken(db: Database, key: string, takenAt: Date): Promise<void> {
  const index = sql`array_position(${rateLimits.hits}, ${takenAt})`
  const withoutIt = sql`${rateLimits.hits}[:${index} - 1] || ${rateLimits.hits}[${index} + 1:]`
  await db.update(rateLimits).set({ hits: withoutIt }).where(sql`${rateLimits.key} = ${key} and ${index} is not null`)
}

/** Rows whose window has passed count nothing and would keep addresses longer than needed. */
export async function deleteExpiredRateLimits(db: Database, now: Date): Promise<number> {
  const deleted = await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now)).returning({ key: rateLimits.key })
  return deleted.length
}
