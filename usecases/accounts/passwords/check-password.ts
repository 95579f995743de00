import { type Account, findAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { LONGEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { verifyPassword } from './password-hash.ts'

export type CheckRefusal = { readonly reason: 'wrong-password' | 'password-not-set' | 'busy' } | TooOften

/** Checks the password of a signed-in user again, before anything that a borrowed browser must not do. */
export async function checkPassword(
  db: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<Outcome<Account, CheckRefusal>> {
  const counted = await countTry(db, 'password-check', userId, now)
  if (!counted.ok) return counted

  const account = await findAccount(db, userId)
  const isTooLong = password.length > 2 * LONGEST_PASSWORD
  if (!account || isTooLong) return refused({ reason: 'wrong-password' })
  // The caller is signed in as the owner, so this reveals nothing to anyone else.
  if (account.passwordHash === null) return refused({ reason: 'password-not-set' })

  const isRight = await verifyPassword(password, account.passwordHash, { hasPriority: true })
  if (!isRight.ok) return refused({ reason: 'busy' })
  if (!isRight.value) return refused({ reason: 'wrong-password' })

  await forgetTry(db, 'password-check', userId, now)
  return accepted(account)
}
