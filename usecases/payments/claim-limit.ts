import type { Database } from '#db/client.ts'
import { takeToken } from '#db/rate-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

const CLAIMS_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** Nobody mistypes twelve digits more often than this; somebody who tries out others' references would. */
export async function mayClaim(db: Database, userId: string, now: Date): Promise<Outcome<null, 'too-often'>> {
  const limit = { key: `payment-claim:${userId}`, limit: CLAIMS_AN_HOUR, windowMs: HOUR_MS, now }
  return (await takeToken(db, limit)).ok ? accepted(null) : refused('too-often')
}
