import type { Database } from '#db/client.ts'
import { recordPractice } from '#db/content/practice.ts'
import { EMPTY_PRACTICE } from './empty-practice.ts'
import { writeFirstContent } from './write-first-content.ts'

/** A site without sample content starts with an empty practice, which the admin fills in. */
export function createEmptyPractice(db: Database): Promise<boolean> {
  return writeFirstContent(db, (tx) => recordPractice(tx, EMPTY_PRACTICE))
}
