import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { isSeenByAllPageCaches, notifyPageCaches } from '#db/content/content-changes.ts'

const LONGEST_WAIT_MS = 2_000
const PAUSE_MS = 10

/**
 * Waits until every replica has dropped pages with older content, so that the author of an edit sees it on the next
 * page, whichever replica serves it. Call it after the commit, on the pool. Returns false if a replica has not confirmed
 * in time: the edit is saved, and that replica follows when it can.
 */
export async function refreshPageCaches(db: Database): Promise<boolean> {
  const version = await notifyPageCaches(db)
  const deadline = performance.now() + LONGEST_WAIT_MS
  while (!(await isSeenByAllPageCaches(db, version))) {
    if (performance.now() > deadline) return false
    await delay(PAUSE_MS)
  }
  return true
}
