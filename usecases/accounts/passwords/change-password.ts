import type { Database } from '#db/client.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/accounts/passwords.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type CheckRefusal, checkPassword } from './check-password.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './set-password.ts'

export type ChangePasswordRefusal =
  | CheckRefusal
  | { readonly reason: 'same-password' }
  | { readonly reason: 'weak-password'; readonly weaknesses: readonly PasswordWeakness[] }

/** This session stays; every other browser is signed out. */
export async function changePassword(
  db: Database,
  viewer: Viewer,
  form: { currentPassword: string; newPassword: string },
  now: Date,
): Promise<Outcome<null, ChangePasswordRefusal>> {
  const account = await checkPassword(db, viewer.id, form.currentPassword, now)
  if (!account.ok) return account
  if (form.newPassword === form.currentPassword) return refused({ reason: 'same-password' })

  const weaknesses = passwordWeaknesses(form.newPassword, account.value)
  if (weaknesses.length > 0) return refused({ reason: 'weak-password', weaknesses })

  const hash = await hashPassword(form.newPassword)
  if (!hash.ok) return refused({ reason: 'busy' })

  await db.transaction((tx) =>
    setPassword(tx, account.value, {
      hash: hash.value,
      how: 'password-changed',
      keepSessionId: viewer.sessionId,
      now,
    }),
  )
  return accepted(null)
}
