import { randomInt, randomUUID } from 'node:crypto'
import { recordPhoneClient } from '#db/accounts/phone-clients.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { recordAccount, recordDisabled } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { consents } from '#db/schema/accounts.ts'
import { CONSENT_TEXT_VERSIONS } from '#domain/accounts/consents.ts'
import type { Role, StaffRole } from '#domain/roles.ts'
import { hashPassword } from '#usecases/accounts/passwords/password-hash.ts'
import { openSession } from '#usecases/accounts/sign-in/open-session.ts'

export const PASSWORD = 'quiet river at dawn'

type UserDetails = {
  readonly email?: string
  readonly fullName?: string | null
  readonly roles?: readonly Role[]
  /** Null for users who only sign in with a provider. */
  readonly password?: string | null
  readonly isVerified?: boolean
  readonly isDisabled?: boolean
  readonly mustChangePassword?: boolean
  /** The version of the terms; null for accounts created by staff. */
  readonly agreedTo?: string | null
  readonly now?: Date
}

export type GivenUser = { readonly id: string; readonly email: string }

/** A user account; a verified client by default. */
export async function givenUser(db: Database, details: UserDetails = {}): Promise<GivenUser> {
  const { fullName = 'Asha Rao', roles = ['client'], password = PASSWORD, now = new Date() } = details
  const email = details.email ?? `user-${randomUUID().slice(0, 8)}@example.com`
  const id = await recordAccount(db, {
    email,
    fullName,
    passwordHash: password === null ? null : await hashOf(password),
    emailVerifiedAt: details.isVerified === false ? null : now,
    mustChangePassword: details.mustChangePassword ?? false,
    createdAt: now,
  })
  if (id === undefined) throw new Error(`${email} has an account already.`)

  for (const role of roles) await recordRole(db, { userId: id, role, now })
  const { agreedTo: textVersion = CONSENT_TEXT_VERSIONS['terms-and-privacy'] } = details
  if (textVersion !== null) {
    await db.insert(consents).values({ userId: id, purpose: 'terms-and-privacy', textVersion, givenAt: now })
  }
  if (details.isDisabled) await recordDisabled(db, id, now)
  return { id, email }
}

/** The id of somebody who works at the desk, for whom the test needs nothing else. */
export async function givenStaff(db: Database, role: StaffRole = 'astrologer'): Promise<string> {
  return (await givenUser(db, { roles: ['client', role], password: null })).id
}

/** A client whom the desk knows by telephone only. */
export async function givenPhoneClient(
  db: Database,
  { fullName = 'Lakshmi Devi', phone = aPhone(), now = new Date() } = {},
): Promise<{ readonly id: string; readonly phone: string }> {
  const id = await recordPhoneClient(db, { fullName, phone, createdAt: now })
  if (id === undefined) throw new Error(`${phone} has a client already.`)
  await recordRole(db, { userId: id, role: 'client', now })
  return { id, phone }
}

/** An Indian mobile number that no other test has used. */
export function aPhone(): string {
  const digits = String(randomInt(10 ** 9)).padStart(9, '0')
  return `+91 9${digits.slice(0, 4)} ${digits.slice(4)}`
}

/** A session of this user; returns the token for the cookie. */
export async function givenSession(db: Database, userId: string, now = new Date()): Promise<string> {
  const { sessionToken } = await openSession(db, userId, { device: 'Firefox on Linux' }, now)
  return sessionToken
}

const hashes = new Map<string, string>()

/** Hashing is slow on purpose, so each password is hashed only once. */
async function hashOf(password: string): Promise<string> {
  const known = hashes.get(password)
  if (known !== undefined) return known

  const hash = await hashPassword(password)
  if (!hash.ok) throw new Error('Too many passwords are being hashed at once.')
  hashes.set(password, hash.value)
  return hash.value
}
