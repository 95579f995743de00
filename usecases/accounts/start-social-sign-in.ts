import { deleteExpiredSocialSignIns, recordSocialSignIn } from '#db/accounts/identities.ts'
import type { Database } from '#db/client.ts'
import type { ProviderName, SocialProvider } from '#domain/accounts/social-sign-in.ts'
import { networkOf } from '#domain/client-address.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { accepted, type Outcome } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { countTry, type TooOften } from '#usecases/limits/count-try.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

const ROUND_TRIP_MS = 10 * MINUTE_MS

/** Where the person goes, and what their browser must bring back. */
export type Departure = { readonly url: string; readonly travelToken: string }

export async function startSocialSignIn(
  db: Database,
  site: Site,
  provider: SocialProvider,
  { returnTo, address, now }: { returnTo: string; address: string; now: Date },
): Promise<Outcome<Departure, TooOften>> {
  const counted = await countTry(db, 'sign-in-address', networkOf(address), now)
  if (!counted.ok) return counted

  const state = newSecret()
  const codeVerifier = newSecret()
  await deleteExpiredSocialSignIns(db, now)
  await recordSocialSignIn(db, {
    stateHash: hashSecret(state),
    provider: provider.name,
    returnTo,
    expiresAt: new Date(now.getTime() + ROUND_TRIP_MS),
  })
  const url = await provider.authorizationUrl({ state, codeVerifier, redirectUri: callbackUrl(site, provider.name) })
  return accepted({ url, travelToken: `${state}.${codeVerifier}` })
}

export function callbackUrl(site: Site, provider: ProviderName): string {
  return `${site.appUrl}/api/auth/callback/${provider}`
}
