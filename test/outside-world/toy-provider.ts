import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ToyProvider = Awaited<ReturnType<typeof startToyProvider>>

type Grant = {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string | null
  readonly nonce: string | null
  readonly isOpenId: boolean
}

/** What is wrong with the id tokens; each must be refused. */
export type IdTokenFault = 'signature' | 'unsigned' | 'nonce' | 'audience' | 'issuer' | 'expired' | 'missing'

const KEY_ID = 'toy'

/**
 * A sign-in provider on this machine: OpenID Connect with discovery and signed id tokens, and Facebook's paths. A code
 * works once, only with the verifier of the request that it was made for, and only for the same redirect URI.
 */
export async function startToyProvider() {
  const grants = new Map<string, Grant>()
  const accessTokens = new Set<string>()
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = {
    url: '',
    /** The claims about the user who signs in next. */
    user: {} as Record<string, unknown>,
    idTokenFault: undefined as IdTokenFault | undefined,
    /** The user presses Cancel. */
    isCancelled: false,
    /** `down` responds with an error, `garbled` without JSON, `silent` not at all. */
    health: 'well' as 'well' | 'down' | 'garbled' | 'silent',
    stop: () => Promise.resolve(),
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.url)
    if (url.pathname.endsWith('/auth') || url.pathname.endsWith('/dialog/oauth')) return authorize(url, response)
    if (provider.health === 'silent') return undefined
    if (provider.health === 'down') return response.writeHead(502).end('down')
    if (provider.health === 'garbled')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    if (url.pathname === '/.well-known/openid-configuration') return respond(response, 200, metadata())
    if (url.pathname === '/keys') return respond(response, 200, { keys: [publicKey()] })
    if (url.pathname.endsWith('token')) return void exchange(request, response, url)
    return sendProfile(request, response)
  })

  function metadata() {
    return {
      issuer: provider.url,
      authorization_endpoint: `${provider.url}/o/oauth2/v2/auth`,
      token_endpoint: `${provider.url}/token`,
      jwks_uri: `${provider.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }
  }

  function publicKey() {
    return { ...keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }
  }

  function authorize({ searchParams }: URL, response: ServerResponse) {
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    if (provider.isCancelled) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      grants.set(code, {
        clientId: searchParams.get('client_id') ?? '',
        redirectUri,
        challenge: searchParams.get('code_challenge'),
        nonce: searchParams.get('nonce'),
        isOpenId: (searchParams.get('scope') ?? '').split(' ').includes('openid'),
      })
      back.searchParams.set('code', code)
    }
    return response.writeHead(302, { location: back.href }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse, { pathname }: URL) {
    const form = new URLSearchParams(await bodyOf(request))
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)

    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      // Facebook's errors are objects, not the codes of OAuth.
      const isFacebook = pathname.endsWith('/access_token')
      return respond(response, 400, { error: isFacebook ? { message: 'Invalid code', code: 100 } : 'invalid_grant' })
    }
    const accessToken = randomUUID()
    accessTokens.add(accessToken)
    const hasIdToken = grant.isOpenId && provider.idTokenFault !== 'missing'
    return respond(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      ...(hasIdToken && { id_token: idToken(grant) }),
    })
  }

  function idToken({ clientId, nonce }: Grant): string {
    const fault = provider.idTokenFault
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      ...provider.user,
      iss: fault === 'issuer' ? 'https://elsewhere.example' : provider.url,
      aud: fault === 'audience' ? 'another site' : clientId,
      nonce: fault === 'nonce' ? randomUUID() : nonce,
      iat: fault === 'expired' ? now - 7_200 : now,
      exp: fault === 'expired' ? now - 3_600 : now + 3_600,
    }
    if (fault === 'unsigned') return `${encode({ alg: 'none' })}.${encode(claims)}.`
    return signedToken(claims, keys.privateKey, { isTampered: fault === 'signature' })
  }

  function sendProfile(request: IncomingMessage, response: ServerResponse) {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    return accessTokens.has(token)
      ? respond(response, 200, provider.user)
      : respond(response, 401, { error: 'invalid_token' })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return provider
}

function signedToken(claims: Record<string, unknown>, key: KeyObject, { isTampered }: { isTampered: boolean }): string {
  const content = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`
  const signed = isTampered ? content.replace(/.$/, '') : content
  return `${content}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function respond(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
