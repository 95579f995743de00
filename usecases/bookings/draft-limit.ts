import type { Database } from '#db/client.ts'
import { takeToken } from '#db/rate-limits.ts'
import { networkOf } from '#domain/client-address.ts'
import { hashSecret } from '#usecases/accounts/secrets.ts'

const DRAFTS_AN_HOUR = 30
const HOUR_MS = 3_600_000

/** A draft is kept for people who are not signed in, so it is counted by where they come from. */
export async function mayLeaveDraft(db: Database, address: string, now: Date): Promise<boolean> {
  const key = `booking-draft:${hashSecret(networkOf(address))}`
  return (await takeToken(db, { key, limit: DRAFTS_AN_HOUR, windowMs: HOUR_MS, now })).ok
}
