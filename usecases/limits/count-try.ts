import type { Database } from '#db/client.ts'
import { giveBackToken, takeToken } from '#db/rate-limits.ts'
import { LIMITS, type LimitName } from '#domain/limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** A person tried too often; `retryAfterSeconds` says when the next try counts. */
export type TooOften = { readonly reason: 'too-often'; readonly retryAfterSeconds: number }

/** Counts one try. The key holds a hash, because the table of limits need not know anybody's address. */
export async function countTry(
  db: Database,
  limit: LimitName,
  whose: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const taken = await takeToken(db, { key: keyOf(limit, whose), ...LIMITS[limit], now })
  if (taken.ok) return accepted(null)
  return refused({ reason: 'too-often', retryAfterSeconds: Math.max(1, Math.ceil(taken.refusal.retryAfterMs / 1000)) })
}

/** A try that turned out well is not held against anybody. */
export async function forgetTry(db: Database, limit: LimitName, whose: string, now: Date): Promise<void> {
  await giveBackToken(db, keyOf(limit, whose), now)
}

function keyOf(limit: LimitName, whose: string): string {
  return `${limit}:${hashSecret(whose)}`
}
