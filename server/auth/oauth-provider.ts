import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
} from 'openid-client'
import type { ProviderName, ProviderRefusal, SocialIdentity, SocialProvider } from '#domain/accounts/social-sign-in.ts'
import { errorCode } from '#domain/caught-error.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Logger } from '#server/log.ts'

export type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>

type ProviderParts = {
  readonly name: ProviderName
  readonly scope: string
  /** An OpenID Connect provider returns an id token, which must carry our nonce. */
  readonly hasIdToken: boolean
  /** The endpoints and our keys; discovery goes over the network and may fail. */
  readonly configure: () => Promise<Configuration>
  /** Undefined when the response names no user. */
  readonly readIdentity: (configuration: Configuration, tokens: Tokens) => Promise<SocialIdentity | undefined>
}

/** One provider's authorization code flow with state, PKCE and nonce. What the identity opens is decided in `usecases`. */
export function createOAuthProvider(parts: ProviderParts, log: Logger): SocialProvider {
  const { name, scope, hasIdToken, readIdentity } = parts
  const configure = rememberSuccess(parts.configure)

  async function attempt<Value>(step: () => Promise<Value>): Promise<Outcome<Value, ProviderRefusal>> {
    try {
      return accepted(await step())
    } catch (err) {
      log.warn({ err, provider: name }, 'a sign-in provider failed')
      return refused(refusalFor(err))
    }
  }

  return {
    name,

    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      const url = await attempt(async () =>
        buildAuthorizationUrl(await configure(), {
          redirect_uri: redirectUri,
          scope,
          state,
          ...(hasIdToken && { nonce }),
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      )
      return url.ok ? accepted(url.value.href) : refused('provider-unavailable')
    },

    async fetchIdentity({ callbackUrl, state, nonce, codeVerifier }) {
      const identity = await attempt(async () => {
        const configuration = await configure()
        const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(hasIdToken && { expectedNonce: nonce }),
        })
        return readIdentity(configuration, tokens)
      })
      if (!identity.ok) return identity
      return identity.value ? accepted(identity.value) : refused('provider-unavailable')
    },
  }
}

/** A provider that cannot be reached now is asked again at the next sign-in. */
function rememberSuccess<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

const NOT_PROVEN = new Set([
  'OAUTH_RESPONSE_BODY_ERROR',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Either the code or the id token is not good, or the provider is not working. */
function refusalFor(error: unknown): ProviderRefusal {
  // Facebook reports a wrong code in a format of its own, so only the HTTP status says that it was the code.
  const status = error instanceof ClientError ? statusOf(error.cause) : undefined
  const isBadRequest = status !== undefined && status >= 400 && status < 500
  return isBadRequest || NOT_PROVEN.has(errorCode(error) ?? '') ? 'code-refused' : 'provider-unavailable'
}

/** By its shape: @hono/node-server replaces the global Response, and responses of fetch are no instances of that one. */
function statusOf(cause: unknown): number | undefined {
  const hasStatus = typeof cause === 'object' && cause !== null && 'status' in cause
  return hasStatus && typeof cause.status === 'number' ? cause.status : undefined
}
