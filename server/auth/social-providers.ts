import {
  allowInsecureRequests,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
} from 'openid-client'
import { isClaimTrue, type SocialIdentity, type SocialProviders } from '#domain/accounts/social-sign-in.ts'
import type { Logger } from '#server/log.ts'
import type { Settings, SignInProvider } from '#server/settings.ts'
import { createOAuthProvider, type Tokens } from './oauth-provider.ts'

const TIMEOUT_SECONDS = 5

const GOOGLE_ISSUER = 'https://accounts.google.com'

const FACEBOOK = {
  issuer: 'https://www.facebook.com',
  authorization: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  profile: 'https://graph.facebook.com/v24.0/me?fields=id,name,email',
}

type ProviderSettings = Pick<Settings, 'google' | 'facebook' | 'testProviderUrl'>

/** Only the providers that the operator has keys for. */
export function createSocialProviders(settings: ProviderSettings, log: Logger): SocialProviders {
  const { google, facebook, testProviderUrl } = settings
  return {
    ...(google && { google: createGoogle(google, testProviderUrl, log) }),
    ...(facebook && { facebook: createFacebook(facebook, testProviderUrl, log) }),
  }
}

function createGoogle(keys: SignInProvider, testProviderUrl: string | undefined, log: Logger) {
  return createOAuthProvider(
    {
      name: 'google',
      scope: 'openid email profile',
      hasIdToken: true,
      configure: () =>
        discovery(new URL(testProviderUrl ?? GOOGLE_ISSUER), keys.clientId, keys.clientSecret, undefined, {
          timeout: TIMEOUT_SECONDS,
          // The signature of the id token is verified too, not only the TLS connection that it came through.
          execute: [enableNonRepudiationChecks, ...(testProviderUrl ? [allowInsecureRequests] : [])],
        }),
      readIdentity: async (_, tokens) => readIdToken(tokens),
    },
    log,
  )
}

function readIdToken(tokens: Tokens): SocialIdentity | undefined {
  const claims = tokens.claims()
  if (!claims) return undefined

  const email = text(claims.email)
  return {
    provider: 'google',
    subject: claims.sub,
    verifiedEmail: isClaimTrue(claims.email_verified) ? email : undefined,
    suggestedEmail: email,
    fullName: text(claims.name),
  }
}

/** Facebook's web sign-in is plain OAuth 2: no discovery and no id token, so the profile is fetched. */
function createFacebook(keys: SignInProvider, testProviderUrl: string | undefined, log: Logger) {
  const at = (address: string) => (testProviderUrl ? movedTo(testProviderUrl, address) : address)

  async function configure() {
    const server = {
      issuer: FACEBOOK.issuer,
      authorization_endpoint: at(FACEBOOK.authorization),
      token_endpoint: at(FACEBOOK.token),
    }
    const configuration = new Configuration(server, keys.clientId, keys.clientSecret)
    configuration.timeout = TIMEOUT_SECONDS
    if (testProviderUrl) allowInsecureRequests(configuration)
    return configuration
  }

  async function readProfile(configuration: Configuration, tokens: Tokens): Promise<SocialIdentity | undefined> {
    const response = await fetchProtectedResource(
      configuration,
      tokens.access_token,
      new URL(at(FACEBOOK.profile)),
      'GET',
    )
    if (!response.ok) throw new Error(`Facebook responded to the profile request with ${response.status}.`)

    const profile = (await response.json()) as Record<string, unknown>
    const subject = text(profile.id)
    return subject === undefined
      ? undefined
      : {
          provider: 'facebook',
          subject,
          // Facebook does not say whether the address was ever confirmed, so we verify it ourselves.
          verifiedEmail: undefined,
          suggestedEmail: text(profile.email),
          fullName: text(profile.name),
        }
  }

  return createOAuthProvider(
    { name: 'facebook', scope: 'email public_profile', hasIdToken: false, configure, readIdentity: readProfile },
    log,
  )
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The same path on the tests' own provider. */
function movedTo(origin: string, address: string): string {
  const { pathname, search } = new URL(address)
  return `${origin}${pathname}${search}`
}
