import { recordSessionProven } from '#db/accounts/signed-in-sessions.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { parseSecondCode } from '#domain/accounts/second-factors.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/viewer.ts'
import { countTry, forgetTry, type TooOften } from '#usecases/limits/count-try.ts'
import { type CheckRefusal, checkPassword } from '../passwords/check-password.ts'
import { type Browser, knownBrowser } from '../sign-in/open-session.ts'
import { checkSecondCode, type SecondCodeRefusal } from './check-second-code.ts'

export type ProveRefusal = { readonly reason: 'code-missing' | SecondCodeRefusal } | TooOften

/** A signed-in person gives a code again, before something that a borrowed browser must not do. */
export async function proveWithCode(
  db: Database,
  keys: KeyRing,
  viewer: Viewer,
  typed: string,
  { browser, now }: { browser: Browser; now: Date },
): Promise<Outcome<null, ProveRefusal>> {
  const code = parseSecondCode(typed)
  if (!code) return refused({ reason: 'code-missing' })
  const guesser = (await knownBrowser(db, browser, viewer.id)) ?? viewer.id
  const counted = await countTry(db, 'second-factor', guesser, now)
  if (!counted.ok) return counted

  const proven = await db.transaction(async (tx) => {
    const checked = await checkSecondCode(tx, keys, { userId: viewer.id, code, now })
    if (!checked.ok) return refused({ reason: checked.refusal })
    await recordSessionProven(tx, viewer.sessionId, now)
    return accepted(null)
  })
  if (proven.ok) await forgetTry(db, 'second-factor', guesser, now)
  return proven
}

/** For people who have no second factor; with one, the password proves nothing that a thief of it could not. */
export async function proveWithPassword(
  db: Database,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<Outcome<null, CheckRefusal | { readonly reason: 'second-factor-needed' }>> {
  if (viewer.proof.hasSecondFactor) return refused({ reason: 'second-factor-needed' })
  const checked = await checkPassword(db, viewer.id, password, now)
  if (!checked.ok) return checked

  await recordSessionProven(db, viewer.sessionId, now)
  return accepted(null)
}
