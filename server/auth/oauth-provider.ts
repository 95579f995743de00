import { createAuthorizationURL, validateAuthorizationCode } from 'better-auth/oauth2'
import type { ProviderName, ProviderRefusal, SocialIdentity, SocialProvider } from '#domain/accounts/social-sign-in.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { SignInProvider } from '#server/settings.ts'

export type OAuthEndpoints = {
  readonly authorization: string
  readonly token: string
  /** Answers who the access token speaks for. */
  readonly person: string
}

type OAuthFacts = {
  readonly name: ProviderName
  readonly keys: SignInProvider
  readonly endpoints: OAuthEndpoints
  readonly scopes: readonly string[]
  /** Undefined when the answer names nobody. */
  readonly readIdentity: (person: Record<string, unknown>) => SocialIdentity | undefined
}

const ANSWER_WITHIN_MS = 5_000

/**
 * The walk to a provider and back (OAuth 2 with state and PKCE). The protocol is better-auth's; who the person is
 * to us is decided by our own use-cases (decision 0020).
 */
export function createOAuthProvider(facts: OAuthFacts): SocialProvider {
  const { name, keys, endpoints, scopes, readIdentity } = facts
  const options = { clientId: keys.clientId, clientSecret: keys.clientSecret }

  return {
    name,
    async authorizationUrl({ state, codeVerifier, redirectUri }) {
      const url = await createAuthorizationURL({
        id: name,
        options,
        authorizationEndpoint: endpoints.authorization,
        redirectURI: redirectUri,
        state,
        codeVerifier,
        scopes: [...scopes],
      })
      return url.href
    },

    async fetchIdentity({ code, codeVerifier, redirectUri }) {
      const accessToken = await withinTime(
        validateAuthorizationCode({
          code,
          codeVerifier,
          redirectURI: redirectUri,
          options,
          tokenEndpoint: endpoints.token,
        }),
      )
      if (!accessToken.ok) return accessToken
      if (!accessToken.value.accessToken) return refused('provider-unavailable')

      const person = await withinTime(fetchPerson(endpoints.person, accessToken.value.accessToken))
      if (!person.ok) return person

      const identity = readIdentity(person.value)
      return identity ? accepted(identity) : refused('provider-unavailable')
    },
  }
}

async function fetchPerson(url: string, accessToken: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  const person: unknown = await response.json()
  if (typeof person !== 'object' || person === null) throw new Error('The provider answered without a person.')
  return { ...person }
}

/** Whatever goes wrong over there is one of two things to us: the code was no good, or the provider is not well. */
async function withinTime<Value>(work: Promise<Value>): Promise<Outcome<Value, ProviderRefusal>> {
  const timer = Promise.withResolvers<never>()
  const timeout = setTimeout(() => timer.reject(new Error('The provider took too long.')), ANSWER_WITHIN_MS)
  try {
    return accepted(await Promise.race([work, timer.promise]))
  } catch (error) {
    return refused(isRefusedCode(error) ? 'code-refused' : 'provider-unavailable')
  } finally {
    clearTimeout(timeout)
  }
}

function isRefusedCode(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}
