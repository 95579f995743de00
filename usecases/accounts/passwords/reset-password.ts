import { deleteDevicesOf } from '#db/accounts/known-devices.ts'
import { findAccount, markAddressVerified } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/accounts/passwords.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from '../take-link.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './set-password.ts'

export type ResetRefusal =
  | LinkRefusal
  | { readonly reason: 'weak-password'; readonly weaknesses: readonly PasswordWeakness[] }
  | { readonly reason: 'busy' }

/** Sets a new password for the holder of the link, without signing in. */
export async function resetPassword(
  db: Database,
  { password, ...visit }: LinkVisit & { password: string },
): Promise<Outcome<null, ResetRefusal>> {
  const link = await inspectLink(db, 'reset-password', visit)
  if (!link.ok) return link

  const account = link.value.userId === null ? undefined : await findAccount(db, link.value.userId)
  if (!account || account.disabledAt !== null) return refused('link-unusable')

  const weaknesses = passwordWeaknesses(password, account)
  if (weaknesses.length > 0) return refused({ reason: 'weak-password', weaknesses })

  const hash = await hashPassword(password)
  if (!hash.ok) return refused({ reason: 'busy' })

  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, 'reset-password', visit.token, visit.now)
    if (!taken) return refused('link-unusable')

    await setPassword(tx, account, { hash: hash.value, how: 'password-reset', now: visit.now })
    await deleteDevicesOf(tx, account.id)
    // Using this link verifies the address too.
    if (account.emailVerifiedAt === null || account.wasVerifiedByGet)
      await markAddressVerified(tx, account.id, visit.now)
    return accepted(null)
  })
}
