import { findSessionOwner } from '#db/accounts/signed-in-sessions.ts'
import * as unsentForms from '#db/accounts/unsent-forms.ts'
import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import type { UnsentForm } from '#domain/accounts/unsent-form.ts'
import { hashSecret } from './secrets.ts'

const KEPT_MS = 24 * 3_600_000

/** Whose session it was that has ended by itself; undefined for one that was closed, or never was. */
export async function findOwnerOfEndedSession(db: Database, sessionToken: string): Promise<string | undefined> {
  const owner = await findSessionOwner(db, hashSecret(sessionToken))
  const hasEnded = owner !== undefined && owner.endedAt !== null && owner.disabledAt === null
  return hasEnded ? owner.userId : undefined
}

/** Keeps what somebody sent too late until they have signed in again; a later one takes its place. */
export async function keepUnsentForm(
  db: Database,
  keys: KeyRing,
  { userId, form }: { userId: string; form: UnsentForm },
  now: Date,
): Promise<void> {
  await unsentForms.recordUnsentForm(db, {
    userId,
    sealedForm: sealWithRing(JSON.stringify(form), keys),
    expiresAt: new Date(now.getTime() + KEPT_MS),
  })
}

export async function findUnsentForm(
  db: Database,
  keys: KeyRing,
  userId: string,
  now: Date,
): Promise<UnsentForm | undefined> {
  const sealed = await unsentForms.findUnsentForm(db, userId, now)
  if (sealed === undefined || !hasKeyFor(sealed, keys)) return undefined
  return JSON.parse(unsealWithRing(sealed, keys)) as UnsentForm
}

export async function forgetUnsentForm(db: Database, userId: string): Promise<void> {
  await unsentForms.deleteUnsentForm(db, userId)
}
