import { createHash } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { takeToken } from '#db/rate-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { VISITOR_LIMITS, type VisitorLimit } from '#domain/visitor-limits.ts'
import type { TooOften } from '#usecases/accounts/limits.ts'

/** The key holds a hash, because the table of limits need not know anybody's address. */
export async function countUse(
  db: Database,
  limit: VisitorLimit,
  whose: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const key = `${limit}:${createHash('sha256').update(whose).digest('base64url')}`
  const taken = await takeToken(db, { key, ...VISITOR_LIMITS[limit], now })
  if (taken.ok) return accepted(null)

  return refused({ reason: 'too-often', retryAfterSeconds: Math.max(1, Math.ceil(taken.refusal.retryAfterMs / 1000)) })
}
