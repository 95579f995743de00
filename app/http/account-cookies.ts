import { DAY_SECONDS, HOUR_SECONDS, YEAR_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

/**
 * Cookies with one purpose each. Every cookie has its own path, so that it is sent only
 * where it is needed and public pages stay cacheable.
 */
const ACCOUNT_COOKIES = {
  /** This browser has signed in before, so guesses by others do not lock it out. */
  device: { path: '/auth', maxAgeSeconds: YEAR_SECONDS },
  /** State of a sign-in at Google or Facebook. */
  travel: { path: '/api/auth', maxAgeSeconds: 600 },
  /** Ties an emailed sign-in code to this browser; the booking pages have their own. */
  code: { path: '/auth', maxAgeSeconds: 600 },
  'booking-code': { path: '/book', maxAgeSeconds: 600 },
  /** Identifies a user from a provider while they verify an address. */
  identity: { path: '/account', maxAgeSeconds: HOUR_SECONDS },
  /** The link to the outbox was opened in this browser. */
  outbox: { path: '/dev/outbox', maxAgeSeconds: 30 * DAY_SECONDS },
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
  return setCookie({ name: nameOf(cookie, appUrl), value, path, maxAgeSeconds })
}

function nameOf(cookie: AccountCookie, appUrl: string): string {
  return appUrl.startsWith('https:') ? `__Secure-${cookie}` : cookie
}
