import { recordLanguage } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import type { Language } from '#domain/languages.ts'

/** The emails to this person are in the language from now on. */
export async function chooseLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await recordLanguage(db, userId, language)
}
