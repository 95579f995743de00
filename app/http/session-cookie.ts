import { LONGEST_SESSION_MS } from '#domain/accounts/signed-in-sessions.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

/** With `__Host-`, browsers refuse the cookie from a subdomain or over plain http; it requires https. */
function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-session' : 'session'
}

export function readSessionCookie(cookieHeader: string | null, appUrl: string): string | undefined {
  return parseCookieHeader(cookieHeader).get(sessionCookieName(appUrl)) || undefined
}

/** The server may end a session before the cookie expires: when the user is idle or is staff. */
export function sessionCookie(token: string, appUrl: string): string {
  return writeSessionCookie(token, LONGEST_SESSION_MS / 1000, appUrl)
}

export function endedSessionCookie(appUrl: string): string {
  return writeSessionCookie('', 0, appUrl)
}

function writeSessionCookie(value: string, maxAgeSeconds: number, appUrl: string): string {
  return setCookie({ name: sessionCookieName(appUrl), value, path: '/', maxAgeSeconds })
}
