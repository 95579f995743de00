import type { TestSite } from './site.ts'

export type Visitor = ReturnType<typeof createVisitor>

type Cookie = { readonly value: string; readonly path: string }

type VisitorOptions = { readonly address?: string; readonly sessionToken?: string }

/** A client with a cookie jar that posts forms and does not follow redirects. */
export function createVisitor(site: TestSite, { address = '127.0.0.1', sessionToken }: VisitorOptions = {}) {
  const cookies = new Map<string, Cookie>()
  if (sessionToken !== undefined) cookies.set('session', { value: sessionToken, path: '/' })

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(path, 'http://localhost:3000')
    const headers = new Headers(init.headers)
    headers.set('cookie', cookieHeader(cookies, pathname))
    const response = await site.request(path, { ...init, headers, fromAddress: address })
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line)
    return response
  }

  return {
    cookies,
    request,
    get: (path: string) => request(path),
    post: (path: string, fields: Record<string, string>) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    /** The flash message for the next page. */
    flash(): { title: string; detail?: string; tone: string; event?: string } | undefined {
      const value = cookies.get('flash')?.value
      return value === undefined ? undefined : JSON.parse(Buffer.from(value, 'base64url').toString())
    },
    async signIn(email: string, password: string): Promise<Response> {
      return this.post('/auth', { intent: 'sign-in', email, password })
    },
  }
}

function cookieHeader(cookies: Map<string, Cookie>, pathname: string): string {
  return [...cookies]
    .filter(([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
    .map(([name, { value }]) => `${name}=${value}`)
    .join('; ')
}

function storeCookie(cookies: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const equals = pair.indexOf('=')
  const name = pair.slice(0, equals)
  const value = pair.slice(equals + 1)
  const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/'
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, { value, path })
}
