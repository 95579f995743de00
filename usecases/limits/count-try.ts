import type { Database } from '#db/client.ts'
import { giveBackToken, takeToken } from '#db/rate-limits.ts'
import { LIMITS, type LimitName } from '#domain/limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

export type TooOften = { readonly reason: 'too-often'; readonly retryAfterSeconds: number }

/** Counts one try against a limit of the database, which all replicas share. */
export async function countTry(
  db: Database,
  limit: LimitName,
  subject: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const taken = await takeToken(db, { key: keyOf(limit, subject), ...LIMITS[limit], now })
  if (taken.ok) return accepted(null)
  return refused({ reason: 'too-often', retryAfterSeconds: Math.max(1, Math.ceil(taken.refusal.retryAfterMs / 1000)) })
}

/** Undoes `countTry` for a try that succeeded. */
export async function forgetTry(db: Database, limit: LimitName, subject: string, now: Date): Promise<void> {
  await giveBackToken(db, keyOf(limit, subject), now)
}

/** Hashed, so that the table holds no network or email addresses. */
function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${hashSecret(subject)}`
}
