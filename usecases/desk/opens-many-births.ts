import { listClientsOpened } from '#db/charts/birth-detail-views.ts'
import type { Database } from '#db/client.ts'
import { PROOF_MINUTES } from '#domain/accounts/second-factors.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

/** A morning's work; whoever copies the practice opens more. */
const A_HANDFUL_OF_CLIENTS = 5

/**
 * Whether opening the birth details of these clients makes more than a handful in the last minutes. Clients that were opened
 * in the last day count as known: their views are not logged again.
 */
export async function opensManyBirths(
  db: Database,
  { staffId, clientIds, now }: { staffId: string; clientIds: readonly string[]; now: Date },
): Promise<boolean> {
  const opened = await listClientsOpened(db, { staffId, since: new Date(now.getTime() - DAY_MS) })
  const known = new Set(opened.map(({ userId }) => userId))
  const isNew = clientIds.filter((id) => !known.has(id))
  if (isNew.length === 0) return false

  const lately = opened.filter(({ at }) => now.getTime() - at.getTime() < PROOF_MINUTES * MINUTE_MS)
  return lately.length + new Set(isNew).size > A_HANDFUL_OF_CLIENTS
}
