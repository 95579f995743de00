import { takeProvenIdentity } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { enterWithNewIdentity } from './enter-with-identity.ts'
import type { Browser, OpenedSession } from './open-session.ts'

export type IdentitySignUpRefusal = 'consent-missing' | 'state-unknown' | 'account-closed'

type IdentitySignUp = {
  readonly identityToken: string | undefined
  readonly hasConsented: boolean
  readonly browser: Browser
  readonly now: Date
}

/** The last step for a new user from a provider: the account is created once they have agreed. */
export async function signUpWithIdentity(
  db: Database,
  { identityToken, hasConsented, browser, now }: IdentitySignUp,
): Promise<Outcome<{ session: OpenedSession; returnTo: string }, IdentitySignUpRefusal>> {
  if (!hasConsented) return refused('consent-missing')
  if (identityToken === undefined) return refused('state-unknown')

  return db.transaction(async (tx) => {
    const identity = await takeProvenIdentity(tx, { browserHash: hashSecret(identityToken), now })
    if (!identity?.provenEmail) return refused('state-unknown')

    const proven = { ...identity, email: identity.provenEmail, consentedAt: now }
    const session = await enterWithNewIdentity(tx, proven, browser, now)
    return session.ok ? accepted({ session: session.value, returnTo: identity.returnTo }) : session
  })
}
