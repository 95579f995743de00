import { findPrincipalId, recordWeeklyHours } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { isPracticeSetUp, lockFirstContent, recordPractice } from '#db/content/practice.ts'
import { EMPTY_PRACTICE } from './empty-practice.ts'

/** Of two replicas that start on an empty database, the second waits, finds the content and returns false. */
export function writeFirstContent(db: Database, write: (tx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFirstContent(tx)
    if (await isPracticeSetUp(tx)) return false

    await write(tx)
    return true
  })
}

/** A site without sample content starts with an empty practice, which the admin fills in. It is closed until it has hours. */
export function createEmptyPractice(db: Database): Promise<boolean> {
  return writeFirstContent(db, async (tx) => {
    await recordPractice(tx, EMPTY_PRACTICE)
    await recordWeeklyHours(tx, await findPrincipalId(tx), [])
  })
}
