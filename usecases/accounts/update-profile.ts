import { recordProfile } from '#db/accounts/profiles.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { isFullName, normalizePhone } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName } from '#domain/text.ts'

export type ProfileRefusal = 'name-too-short' | 'phone-invalid'

export async function updateProfile(
  db: Database,
  userId: string,
  form: { fullName: string; phone: string },
  now: Date,
): Promise<Outcome<null, ProfileRefusal>> {
  const fullName = normalizeName(form.fullName)
  if (!isFullName(fullName)) return refused('name-too-short')

  const phone = form.phone.trim() === '' ? null : normalizePhone(form.phone)
  if (phone === undefined) return refused('phone-invalid')

  await db.transaction(async (tx) => {
    await recordProfile(tx, userId, { fullName, phone }, now)
    await recordAudit(tx, { action: 'profile-changed', actorId: userId, at: now })
  })
  return accepted(null)
}
