import type { FlashToast } from '#app/http/flash.ts'
import { createFlashStorage } from '#server/http/flash-storage.ts'
import { TEST_APP_URL, TEST_SECRET, type TestSite } from './site.ts'

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
    flash(): FlashToast | undefined {
      const value = cookies.get('flash')?.value
      return value === undefined ? undefined : flashIn(value)
    },
    async signIn(email: string, password: string): Promise<Response> {
      return this.post('/auth', { intent: 'sign-in', email, password })
    },
  }
}

const FLASH = createFlashStorage({ appUrl: TEST_APP_URL, secret: TEST_SECRET })

/** The cookie with which another page would have left the toast. */
export async function flashCookieOf(toast: FlashToast): Promise<Cookie> {
  const [pair = ''] = (await FLASH.write(toast)).split(';')
  return { value: pair.slice(pair.indexOf('=') + 1), path: '/' }
}

/** The toast in the value of a flash cookie, whoever signed it. */
export function flashIn(value: string): FlashToast {
  const [data = ''] = decodeURIComponent(value).split('.')
  return Object.values(JSON.parse(Buffer.from(data, 'base64').toString()))[0] as FlashToast
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
