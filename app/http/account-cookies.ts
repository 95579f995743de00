import { DAY_SECONDS, HOUR_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

/**
 * Small secrets that a browser keeps for one purpose each. Every one has a path of its own, so that it travels only
 * where it is needed and the public pages stay the same for everybody.
 */
const ACCOUNT_COOKIES = {
  /** Says that this browser has been signed in before: strangers who guess do not lock it out. */
  device: { path: '/auth', maxAgeSeconds: 365 * DAY_SECONDS },
  /** Goes along to Google or Facebook and back. */
  travel: { path: '/api/auth', maxAgeSeconds: 600 },
  /** Remembers who came from a provider while they prove an address. */
  identity: { path: '/account', maxAgeSeconds: HOUR_SECONDS },
} as const

export type AccountCookie = keyof typeof ACCOUNT_COOKIES

export function readAccountCookie(request: Request, cookie: AccountCookie, appUrl: string): string | undefined {
  return parseCookieHeader(request.headers.get('cookie')).get(nameOf(cookie, appUrl)) || undefined
}

export function accountCookie(cookie: AccountCookie, value: string, appUrl: string): string {
  return write(cookie, value, ACCOUNT_COOKIES[cookie].maxAgeSeconds, appUrl)
}

export function spentAccountCookie(cookie: AccountCookie, appUrl: string): string {
  return write(cookie, '', 0, appUrl)
}

function write(cookie: AccountCookie, value: string, maxAgeSeconds: number, appUrl: string): string {
  const { path } = ACCOUNT_COOKIES[cookie]
  return setCookie({ name: nameOf(cookie, appUrl), value, path, maxAgeSeconds, isSecure: isHttps(appUrl) })
}

function nameOf(cookie: AccountCookie, appUrl: string): string {
  return isHttps(appUrl) ? `__Secure-${cookie}` : cookie
}

const isHttps = (appUrl: string) => appUrl.startsWith('https:')
