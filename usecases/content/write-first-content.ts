import type { Database } from '#db/client.ts'
import { isPracticeSetUp, lockFirstContent } from '#db/content/practice.ts'

/** Of two replicas that start on an empty database, the second waits, finds the content and returns false. */
export function writeFirstContent(db: Database, write: (tx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFirstContent(tx)
    if (await isPracticeSetUp(tx)) return false

    await write(tx)
    return true
  })
}
