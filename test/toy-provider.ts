import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ToyProvider = Awaited<ReturnType<typeof startToyProvider>>

type Grant = { readonly challenge: string | null; readonly redirectUri: string }

/**
 * A sign-in provider on this machine, with the paths of both Google and Facebook. It keeps the rules that matter:
 * a code works once, only with the verifier of whoever asked for it, and only for the address it was made for.
 */
export async function startToyProvider() {
  const grants = new Map<string, Grant>()
  const tokens = new Set<string>()
  const provider = {
    url: '',
    /** What the provider says about whoever signs in next. */
    person: {} as Record<string, unknown>,
    /** The person presses Cancel over there. */
    isCancelled: false,
    /** `down` answers with an error, `garbled` without JSON, `silent` not at all. */
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
    if (url.pathname.endsWith('token')) return void exchange(request, response)
    return introduce(request, response)
  })

  function authorize(url: URL, response: ServerResponse) {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    if (provider.isCancelled) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      grants.set(code, {
        challenge: url.searchParams.get('code_challenge'),
        redirectUri: url.searchParams.get('redirect_uri') ?? '',
      })
      back.searchParams.set('code', code)
    }
    return response.writeHead(302, { location: back.href }).end()
  }

  async function exchange(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await bodyOf(request))
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)

    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood = grant && grant.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
    if (!isGood) return answer(response, 400, { error: 'invalid_grant' })

    const token = randomUUID()
    tokens.add(token)
    return answer(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 })
  }

  function introduce(request: IncomingMessage, response: ServerResponse) {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    return tokens.has(token)
      ? answer(response, 200, provider.person)
      : answer(response, 401, { error: 'invalid_token' })
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

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
