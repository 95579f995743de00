import type { Outcome } from '#domain/outcome.ts'

export type ProviderName = 'google' | 'facebook'

const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'facebook']

export function isProviderName(text: string): text is ProviderName {
  return PROVIDER_NAMES.some((name) => name === text)
}

/** What a provider says about the person who came back from it. */
export type SocialIdentity = {
  readonly provider: ProviderName
  /** The provider's own, lasting id of the person. */
  readonly subject: string
  /** Undefined unless the provider vouches that the person reads mail at this address. */
  readonly verifiedEmail: string | undefined
  /** An address that nobody vouches for: good for filling in a form, and for nothing else. */
  readonly suggestedEmail: string | undefined
  readonly fullName: string | undefined
}

export type ProviderRefusal = 'code-refused' | 'provider-unavailable'

/** The secrets of one round trip: the state comes back with the person, the verifier proves it was us who sent them. */
export type RoundTrip = { readonly state: string; readonly codeVerifier: string; readonly redirectUri: string }

export type SocialProvider = {
  readonly name: ProviderName
  authorizationUrl(trip: RoundTrip): Promise<string>
  fetchIdentity(
    trip: Omit<RoundTrip, 'state'> & { readonly code: string },
  ): Promise<Outcome<SocialIdentity, ProviderRefusal>>
}

/** A provider that this site has no keys for is missing. */
export type SocialProviders = Partial<Record<ProviderName, SocialProvider>>

/** Some providers send booleans as words, and the word "false" must not count as yes. */
export function isVouchedFor(claim: unknown): boolean {
  return claim === true || claim === 'true'
}
