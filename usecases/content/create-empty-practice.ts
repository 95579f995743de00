import { findPrincipalId, recordWeeklyHours } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { recordPractice } from '#db/content/practice.ts'
import { EMPTY_PRACTICE } from './empty-practice.ts'
import { writeFirstContent } from './write-first-content.ts'

/** A site without sample content starts with an empty practice, which the admin fills in. It is closed until it has hours. */
export function createEmptyPractice(db: Database): Promise<boolean> {
  return writeFirstContent(db, async (tx) => {
    await recordPractice(tx, EMPTY_PRACTICE)
    await recordWeeklyHours(tx, await findPrincipalId(tx), [])
  })
}
