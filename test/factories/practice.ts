import type { Database } from '#db/client.ts'
import { recordPractice } from '#db/content/practice.ts'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/en/practice.ts'

/** The one practice of a test database. */
export async function givenPractice(db: Database, changes: Partial<Practice> = {}): Promise<Practice> {
  const practice = { ...SAMPLE_PRACTICE, ...changes }
  await recordPractice(db, practice)
  return practice
}

/** The practice has its site in these languages. */
export async function givenLanguages(db: Database, languages: readonly Language[] = LANGUAGES): Promise<void> {
  const version = await requirePracticeVersion(db)
  await recordPracticeChange(db, {
    part: 'languages',
    change: { languages, writtenIn: FIRST_LANGUAGE },
    version,
    now: new Date(),
  })
}
