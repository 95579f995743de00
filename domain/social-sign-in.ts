export type ProviderName = 'google' | 'facebook'

export const PROVIDER_NAMES: readonly ProviderName[] = ['google', 'facebook']

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
  readonly fullName: string | undefined
}

export type ProviderRefusal = 'code-refused' | 'provider-unavailable'

/** How people typed `true`: some providers send booleans as words, and the word "false" must not count as yes. */
export function isVouchedFor(claim: unknown): boolean {
  return claim === true || claim === 'true'
}
