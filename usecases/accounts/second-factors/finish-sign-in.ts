import {
  deletePendingSignIn,
  findPendingSignIn,
  findSecondFactors,
  lockPendingSignIn,
  recordWrongTry,
} from '#db/accounts/second-factors.ts'
import { findAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { MOST_WRONG_SECOND_CODES, parseSecondCode } from '#domain/accounts/second-factors.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { type Browser, knownBrowser, type OpenedSession, openProvenSession } from '../sign-in/open-session.ts'
import { checkSecondCode, type SecondCodeRefusal } from './check-second-code.ts'

export type PendingPerson = { readonly userId: string; readonly hasApp: boolean; readonly hasPasskey: boolean }

/** Who has given the first factor in this browser; undefined when nobody has, or too long ago. */
export async function findPendingPerson(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<PendingPerson | undefined> {
  const pending = token === undefined ? undefined : await findPendingSignIn(db, hashSecret(token), now)
  if (!pending) return undefined
  const { hasApp, passkeys } = await findSecondFactors(db, pending.userId)
  return { userId: pending.userId, hasApp, hasPasskey: passkeys > 0 }
}

export type FinishRefusal = { readonly reason: 'code-missing' | 'sign-in-expired' | SecondCodeRefusal } | TooOften

/** The code of the app, or a recovery code, turns a pending sign-in into a session with a new token. */
export async function finishSignInWithCode(
  db: Database,
  keys: KeyRing,
  { token, typed }: { token: string | undefined; typed: string },
  { browser, now }: { browser: Browser; now: Date },
): Promise<Outcome<OpenedSession, FinishRefusal>> {
  const tokenHash = token === undefined ? undefined : hashSecret(token)
  const pending = tokenHash && (await findPendingSignIn(db, tokenHash, now))
  if (!pending) return refused({ reason: 'sign-in-expired' })
  const code = parseSecondCode(typed)
  if (!code) return refused({ reason: 'code-missing' })

  // Strangers who know the password do not keep a known browser out.
  const guesser = (await knownBrowser(db, browser, pending.userId)) ?? pending.userId
  const counted = await countTry(db, 'second-factor', guesser, now)
  if (!counted.ok) return counted

  const finished = await db.transaction(async (tx): Promise<Outcome<OpenedSession, FinishRefusal>> => {
    const locked = await lockPendingSignIn(tx, tokenHash, now)
    const account = locked && (await findAccount(tx, locked.userId))
    if (!account || account.disabledAt !== null) return refused({ reason: 'sign-in-expired' })

    const { userId, wrongTries } = locked
    const checked = await checkSecondCode(tx, keys, { userId, code, now })
    if (!checked.ok) {
      if (wrongTries + 1 < MOST_WRONG_SECOND_CODES) {
        await recordWrongTry(tx, tokenHash, wrongTries + 1)
        return refused({ reason: checked.refusal })
      }
      await deletePendingSignIn(tx, tokenHash)
      return refused({ reason: 'sign-in-expired' })
    }
    await deletePendingSignIn(tx, tokenHash)
    const session = await openProvenSession(tx, userId, browser, now)
    const details = { by: 'second-factor', factor: checked.value.by }
    await recordAudit(tx, { action: 'signed-in', actorId: userId, details, at: now })
    return accepted(session)
  })
  if (finished.ok) await forgetTry(db, 'second-factor', guesser, now)
  return finished
}
