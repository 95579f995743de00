import { deleteExpiredSocialSignIns, recordSocialSignIn } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import type { ProviderName, SignInSecrets, SocialProvider } from '#domain/accounts/social-sign-in.ts'
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts'
import { networkOf } from '#domain/limits/client-network.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

const ROUND_TRIP_MS = 10 * MINUTE_MS

/** Where the browser goes, and the cookie that it must bring back. */
export type OAuthRedirect = { readonly url: string; readonly redirectToken: string }

export type OAuthRedirectRefusal = TooOften | { readonly reason: 'provider-unavailable' }

export async function startSocialSignIn(
  db: Database,
  site: Site,
  provider: SocialProvider,
  { returnTo, address, language, now }: { returnTo: string; address: string; language: Language; now: Date },
): Promise<Outcome<OAuthRedirect, OAuthRedirectRefusal>> {
  const counted = await countTry(db, 'sign-in-address', networkOf(address), now)
  if (!counted.ok) return counted

  const secrets = { state: newSecret(), codeVerifier: newSecret(), nonce: newSecret() }
  const redirectUri = callbackUrl(site, provider.name)
  const url = await provider.authorizationUrl({ ...secrets, redirectUri })
  if (!url.ok) return refused({ reason: url.refusal })

  await deleteExpiredSocialSignIns(db, now)
  await recordSocialSignIn(db, {
    stateHash: hashSecret(secrets.state),
    provider: provider.name,
    returnTo,
    expiresAt: new Date(now.getTime() + ROUND_TRIP_MS),
  })
  return accepted({ url: url.value, redirectToken: formatRedirectToken(secrets, language) })
}

/** The secrets stay in the browser that left; only a hash of the state is stored. */
function formatRedirectToken({ state, codeVerifier, nonce }: SignInSecrets, language: Language): string {
  return [state, codeVerifier, nonce, language].join('.')
}

/** The language of the page that the browser left, since a provider knows one address to come back to. */
export function languageOfRedirectToken(token: string | undefined): Language {
  const language = token?.split('.').at(-1) ?? ''
  return isLanguage(language) ? language : FIRST_LANGUAGE
}

export function parseRedirectToken(token: string | undefined): SignInSecrets | undefined {
  const [state, codeVerifier, nonce] = token?.split('.') ?? []
  return state && codeVerifier && nonce ? { state, codeVerifier, nonce } : undefined
}

export function callbackUrl(site: Site, provider: ProviderName): string {
  return `${site.appUrl}/api/auth/callback/${provider}`
}
