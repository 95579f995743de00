import { findApiKey, recordKeyUsed } from '#db/accounts/api-keys.ts'
import type { Database } from '#db/client.ts'
import { type ApiScope, type KeyRefusal, usableScopes } from '#domain/accounts/api-keys.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Staff } from '#domain/rights.ts'
import { hashSecret } from '#usecases/secrets.ts'

/** A program that was let in, and the admin in whose name it works. */
export type ApiCaller = {
  readonly keyId: string
  readonly hint: string
  readonly scopes: readonly ApiScope[]
  readonly staff: Staff & { readonly id: string }
}

export async function openApiKey(
  db: Database,
  key: string,
  now: Date,
): Promise<Outcome<ApiCaller, KeyRefusal | 'key-unknown'>> {
  const found = await findApiKey(db, hashSecret(key))
  if (!found) return refused('key-unknown')
  const { id: keyId, hint, userId, roles, astrologerId, isPrincipal, seesOnlyOwn, isDisabled } = found
  const astrologer = astrologerId === null ? null : { id: astrologerId, isPrincipal: isPrincipal === true }
  const staff = { id: userId, roles, astrologer, seesOnlyOwn }
  const scopes = usableScopes(found, { ...staff, isDisabled }, now)
  if (!scopes.ok) return scopes
  await recordKeyUsed(db, keyId, now)
  return accepted({ keyId, hint, scopes: scopes.value, staff })
}
