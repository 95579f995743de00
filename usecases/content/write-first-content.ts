import type { Database } from '#db/client.ts'
import { isPracticeSetUp, lockFirstContent } from '#db/content/practice.ts'

/** Two replicas that start on one empty database take turns; the second finds the work done and answers false. */
export function writeFirstContent(db: Database, write: (tx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFirstContent(tx)
    if (await isPracticeSetUp(tx)) return false

    await write(tx)
    return true
  })
}
