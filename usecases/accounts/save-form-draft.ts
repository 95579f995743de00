import * as formDrafts from '#db/accounts/form-drafts.ts'
import { findSessionOwner } from '#db/accounts/signed-in-sessions.ts'
import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import type { FormDraft } from '#domain/accounts/form-draft.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { hashSecret } from '#usecases/secrets.ts'

const KEPT_MS = DAY_MS

/** The owner of an expired session; undefined for one that was closed or never existed. */
export async function findOwnerOfEndedSession(db: Database, sessionToken: string): Promise<string | undefined> {
  const owner = await findSessionOwner(db, hashSecret(sessionToken))
  const hasEnded = owner !== undefined && owner.endedAt !== null && owner.disabledAt === null
  return hasEnded ? owner.userId : undefined
}

/** Saves a form sent after the session expired, until its owner signs in again; a later one replaces it. */
export async function saveFormDraft(
  db: Database,
  keys: KeyRing,
  { userId, form }: { userId: string; form: FormDraft },
  now: Date,
): Promise<void> {
  await formDrafts.recordFormDraft(db, {
    userId,
    sealedForm: sealWithRing(JSON.stringify(form), keys),
    expiresAt: new Date(now.getTime() + KEPT_MS),
  })
}

export async function readFormDraft(
  db: Database,
  keys: KeyRing,
  userId: string,
  now: Date,
): Promise<FormDraft | undefined> {
  const sealed = await formDrafts.findFormDraft(db, userId, now)
  if (sealed === undefined || !hasKeyFor(sealed, keys)) return undefined
  return JSON.parse(unsealWithRing(sealed, keys)) as FormDraft
}

export async function forgetFormDraft(db: Database, userId: string): Promise<void> {
  await formDrafts.deleteFormDraft(db, userId)
}
