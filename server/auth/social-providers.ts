import { isVouchedFor, type SocialIdentity, type SocialProviders } from '#domain/accounts/social-sign-in.ts'
import type { Settings } from '#server/settings.ts'
import { createOAuthProvider, type OAuthEndpoints } from './oauth-provider.ts'

const GOOGLE: OAuthEndpoints = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  person: 'https://openidconnect.googleapis.com/v1/userinfo',
}

const FACEBOOK: OAuthEndpoints = {
  authorization: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  person: 'https://graph.facebook.com/v24.0/me?fields=id,name,email',
}

type ProviderSettings = Pick<Settings, 'google' | 'facebook' | 'testProviderUrl'>

/** Only the providers that the operator has keys for. */
export function createSocialProviders({ google, facebook, testProviderUrl }: ProviderSettings): SocialProviders {
  const at = (endpoints: OAuthEndpoints) => (testProviderUrl ? movedTo(testProviderUrl, endpoints) : endpoints)
  return {
    ...(google && {
      google: createOAuthProvider({
        name: 'google',
        keys: google,
        endpoints: at(GOOGLE),
        scopes: ['openid', 'email', 'profile'],
        readIdentity: readGoogle,
      }),
    }),
    ...(facebook && {
      facebook: createOAuthProvider({
        name: 'facebook',
        keys: facebook,
        endpoints: at(FACEBOOK),
        scopes: ['email', 'public_profile'],
        readIdentity: readFacebook,
      }),
    }),
  }
}

function readGoogle(person: Record<string, unknown>): SocialIdentity | undefined {
  const subject = text(person.sub)
  const email = text(person.email)
  const isVerified = isVouchedFor(person.email_verified)
  return subject === undefined
    ? undefined
    : {
        provider: 'google',
        subject,
        verifiedEmail: isVerified ? email : undefined,
        suggestedEmail: email,
        fullName: text(person.name),
      }
}

/** Facebook names an address without saying whether it was ever confirmed, so we write to it before we believe it. */
function readFacebook(person: Record<string, unknown>): SocialIdentity | undefined {
  const subject = text(person.id)
  return subject === undefined
    ? undefined
    : {
        provider: 'facebook',
        subject,
        verifiedEmail: undefined,
        suggestedEmail: text(person.email),
        fullName: text(person.name),
      }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The same paths on another host: for tests, which bring a provider of their own. */
function movedTo(origin: string, endpoints: OAuthEndpoints): OAuthEndpoints {
  const moved = (address: string) => {
    const { pathname, search } = new URL(address)
    return `${origin}${pathname}${search}`
  }
  return {
    authorization: moved(endpoints.authorization),
    token: moved(endpoints.token),
    person: moved(endpoints.person),
  }
}
