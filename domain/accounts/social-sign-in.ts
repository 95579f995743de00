import type { Outcome } from '#domain/outcome.ts'

export const PROVIDER_NAMES = ['google', 'facebook'] as const

export type ProviderName = (typeof PROVIDER_NAMES)[number]

export function isProviderName(text: string): text is ProviderName {
  return PROVIDER_NAMES.some((name) => name === text)
}

/** What a provider says about the user who came back from it. */
export type SocialIdentity = {
  readonly provider: ProviderName
  /** The provider's permanent id of the user. */
  readonly subject: string
  /** Undefined unless the provider has verified that the user reads mail at this address. */
  readonly verifiedEmail: string | undefined
  /** An unverified address: good for filling in a form, and for nothing else. */
  readonly suggestedEmail: string | undefined
  readonly fullName: string | undefined
}

export type ProviderRefusal = 'code-refused' | 'provider-unavailable'

/** The secrets of one sign-in: `state` ties the callback to the browser, `nonce` the id token, `codeVerifier` the code. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

export type SocialProvider = {
  readonly name: ProviderName
  authorizationUrl(
    request: SignInSecrets & { readonly redirectUri: string },
  ): Promise<Outcome<string, 'provider-unavailable'>>
  /** `callbackUrl` is the redirect URI with the parameters that the provider added to it. */
  fetchIdentity(
    response: SignInSecrets & { readonly callbackUrl: URL },
  ): Promise<Outcome<SocialIdentity, ProviderRefusal>>
}

/** A provider without keys on this site is missing. */
export type SocialProviders = Partial<Record<ProviderName, SocialProvider>>

/** Some providers send booleans as strings, and the string "false" must not count as true. */
export function isClaimTrue(claim: unknown): boolean {
  return claim === true || claim === 'true'
}
