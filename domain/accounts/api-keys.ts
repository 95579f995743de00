import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type Right, type Staff, staffMay } from '#domain/rights.ts'

/** What a program may do. Birth details are read only with a scope of their own. */
export const API_SCOPES = ['read', 'write', 'birth'] as const

export type ApiScope = (typeof API_SCOPES)[number]

/** A program works in the name of the admin who let it in, and may never do more than they (0360). */
const RIGHT_FOR: Readonly<Record<ApiScope, Right>> = { read: 'admin', write: 'desk', birth: 'charts-and-notes' }

/** The scopes that an admin can give. */
export function scopesOf(staff: Staff): ApiScope[] {
  if (!staffMay(staff, 'admin')) return []
  return API_SCOPES.filter((scope) => staffMay(staff, RIGHT_FOR[scope]))
}

/** For how many days a key can be valid. */
export const KEY_DAYS = [30, 90, 365] as const
export const MOST_API_KEYS = 20
export const LONGEST_KEY_NAME = 60

/** By which programs that look for leaked secrets recognise a key. */
export const KEY_PREFIX = 'muhurta_'
/** Of the secret; shown to staff. */
export const HINT_LENGTH = KEY_PREFIX.length + 6

export type StoredKey = {
  readonly scopes: readonly ApiScope[]
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

export type KeyRefusal = 'key-revoked' | 'key-expired' | 'key-owner-gone'

/** What a key may do now: its scopes, less what its owner may not do any more. */
export function usableScopes(
  key: StoredKey,
  owner: Staff & { readonly isDisabled: boolean },
  now: Date,
): Outcome<readonly ApiScope[], KeyRefusal> {
  if (key.revokedAt !== null) return refused('key-revoked')
  if (key.expiresAt <= now) return refused('key-expired')
  const allowed = owner.isDisabled ? [] : scopesOf(owner)
  return allowed.length === 0
    ? refused('key-owner-gone')
    : accepted(allowed.filter((scope) => key.scopes.includes(scope)))
}
