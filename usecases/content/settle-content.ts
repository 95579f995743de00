import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { askPageCaches, isSeenByAllPageCaches } from '#db/content/content-changes.ts'

const LONGEST_WAIT_MS = 2_000
const PAUSE_MS = 10

/**
 * Waits until every replica has dropped the pages made from older content, so that whoever saved an edit finds it on
 * the next page, whichever replica answers. Call it after the commit, on the pool. Answers false when a replica has
 * not answered in time: the edit is saved, and that replica follows when it can.
 */
export async function settleContent(db: Database): Promise<boolean> {
  const version = await askPageCaches(db)
  const deadline = performance.now() + LONGEST_WAIT_MS
  while (!(await isSeenByAllPageCaches(db, version))) {
    if (performance.now() > deadline) return false
    await delay(PAUSE_MS)
  }
  return true
}
