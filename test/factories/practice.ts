import type { Database } from '#db/client.ts'
import { recordPractice } from '#db/content/practice.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/practice.ts'

/** The one practice of a test database. */
export async function givenPractice(db: Database, changes: Partial<Practice> = {}): Promise<Practice> {
  const practice = { ...SAMPLE_PRACTICE, ...changes }
  await recordPractice(db, practice)
  return practice
}
