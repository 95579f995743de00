import { recordProfile } from '#db/accounts/profiles.ts'
import { recordLanguage } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { isFullName, normalizePhone } from '#domain/accounts/accounts.ts'
import { isLanguage, type Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName } from '#domain/text.ts'

export type ProfileRefusal = 'name-too-short' | 'phone-invalid'

export async function updateProfile(
  db: Database,
  userId: string,
  form: { readonly fullName: string; readonly phone: string; readonly language?: string },
  now: Date,
): Promise<Outcome<{ readonly language: Language | null }, ProfileRefusal>> {
  const fullName = normalizeName(form.fullName)
  if (!isFullName(fullName)) return refused('name-too-short')

  const phone = form.phone.trim() === '' ? null : normalizePhone(form.phone)
  if (phone === undefined) return refused('phone-invalid')

  // A site in one language asks for none.
  const language = form.language !== undefined && isLanguage(form.language) ? form.language : null
  return db.transaction(async (tx) => {
    await recordProfile(tx, userId, { fullName, phone }, now)
    const isChosen = language !== null && (await recordLanguage(tx, userId, language))
    await recordAudit(tx, { action: 'profile-changed', actorId: userId, at: now })
    return accepted({ language: isChosen ? language : null })
  })
}

/** The emails to this person are in the language from now on. */
export async function chooseLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await recordLanguage(db, userId, language)
}
