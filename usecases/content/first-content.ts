import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isPracticeSetUp } from '#db/practice.ts'

// Any fixed number will do: whoever gives a new site its first content takes this lock.
const FIRST_CONTENT_LOCK = 7_211_410

/** Two replicas that start on one empty database take turns; the second finds the work done and answers false. */
export function giveFirstContent(db: Database, write: (tx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_CONTENT_LOCK})`)
    if (await isPracticeSetUp(tx)) return false

    await write(tx)
    return true
  })
}
