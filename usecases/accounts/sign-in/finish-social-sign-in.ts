import { findIdentityOwner, recordUnconfirmedIdentity, takeSocialSignIn } from '#db/accounts/identities.ts'
import { findAccount, findAccountByEmail } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import type { ProviderRefusal, SocialIdentity, SocialProvider } from '#domain/accounts/social-sign-in.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { enterWithKnownIdentity, enterWithNewIdentity } from './enter-with-identity.ts'
import type { Browser, OpenedSession } from './open-session.ts'
import { callbackUrl, parseRedirectToken } from './start-social-sign-in.ts'

export type Callback = {
  /** The parameters that the provider added to the callback URL. */
  readonly parameters: URLSearchParams
  /** The cookie that the browser was given when it left. */
  readonly redirectToken: string | undefined
}

export type SocialSignInResult =
  | { readonly kind: 'signed-in'; readonly session: OpenedSession; readonly returnTo: string }
  | { readonly kind: 'address-needed' | 'consent-needed'; readonly identityToken: string }

export type SocialRefusal = 'cancelled' | 'state-unknown' | 'account-closed' | ProviderRefusal

type Visit = { readonly browser: Browser; readonly now: Date }

const FINISH_WITHIN_MS = HOUR_MS

/** Accepts only the browser that left, and only once: a foreign, used or forged state is refused. */
export async function finishSocialSignIn(
  db: Database,
  site: Site,
  provider: SocialProvider,
  { parameters, redirectToken }: Callback,
  visit: Visit,
): Promise<Outcome<SocialSignInResult, SocialRefusal>> {
  const secrets = parseRedirectToken(redirectToken)
  if (!secrets || parameters.get('state') !== secrets.state) return refused('state-unknown')

  const stateHash = hashSecret(secrets.state)
  const started = await takeSocialSignIn(db, { stateHash, provider: provider.name, now: visit.now })
  if (!started) return refused('state-unknown')
  if (parameters.has('error') || !parameters.get('code')) return refused('cancelled')

  const returnUrl = new URL(`${callbackUrl(site, provider.name)}?${parameters}`)
  const identity = await provider.fetchIdentity({ ...secrets, callbackUrl: returnUrl })
  if (!identity.ok) return identity

  return resolveIdentity(db, identity.value, started.returnTo, visit)
}

async function resolveIdentity(
  db: Database,
  identity: SocialIdentity,
  returnTo: string,
  { browser, now }: Visit,
): Promise<Outcome<SocialSignInResult, SocialRefusal>> {
  const ownerId = await findIdentityOwner(db, identity)
  if (ownerId !== undefined) {
    // The provider's id of the user decides; a new address at the provider changes nothing here.
    const owner = await findAccount(db, ownerId)
    if (!owner || owner.disabledAt !== null) return refused('account-closed')

    const known = { userId: ownerId, provider: identity.provider }
    const session = await db.transaction((tx) => enterWithKnownIdentity(tx, known, browser, now))
    return accepted({ kind: 'signed-in', session, returnTo })
  }
  const email = accountEmail(identity.verifiedEmail ?? '')
  if (email === undefined) return holdIdentity('address-needed', db, { ...identity, returnTo, now })

  const account = await findAccountByEmail(db, email)
  const isNew = account === undefined || account.emailVerifiedAt === null
  if (isNew) return holdIdentity('consent-needed', db, { ...identity, provenEmail: email, returnTo, now })

  const proven = { ...identity, email, consentedAt: null }
  const session = await db.transaction((tx) => enterWithNewIdentity(tx, proven, browser, now))
  return session.ok ? accepted({ kind: 'signed-in', session: session.value, returnTo }) : session
}

type Newcomer = SocialIdentity & { readonly provenEmail?: string; readonly returnTo: string; readonly now: Date }

/** Stores the identity while the same browser answers one more question; until then there is no account. */
async function holdIdentity(
  kind: 'address-needed' | 'consent-needed',
  db: Database,
  { provider, subject, fullName, suggestedEmail, provenEmail, returnTo, now }: Newcomer,
): Promise<Outcome<SocialSignInResult, never>> {
  const identityToken = newSecret()
  await recordUnconfirmedIdentity(db, {
    browserHash: hashSecret(identityToken),
    provider,
    subject,
    fullName: fullName ?? null,
    suggestedEmail: suggestedEmail ?? null,
    provenEmail: provenEmail ?? null,
    returnTo,
    expiresAt: new Date(now.getTime() + FINISH_WITHIN_MS),
  })
  return accepted({ kind, identityToken })
}
