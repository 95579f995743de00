import { type MuhurtaRequest, readMuhurtaRequest, writeMuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { DAY_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

/** Sent to the booking pages only: one sent to all would keep them out of the cache. */
const COOKIE = { name: 'muhurta-request', path: '/book' }

/** The search that goes with the next booking of this browser. It is in no address, because it may concern people. */
export function muhurtaCookie(request: MuhurtaRequest): string {
  const value = Buffer.from(writeMuhurtaRequest(request)).toString('base64url')
  return setCookie({ ...COOKIE, value, maxAgeSeconds: DAY_SECONDS })
}

export function spentMuhurtaCookie(): string {
  return setCookie({ ...COOKIE, value: '', maxAgeSeconds: 0 })
}

/** The cookie is untrusted input: a wrong shape is ignored. */
export function readMuhurtaCookie(request: Request): MuhurtaRequest | undefined {
  const value = parseCookieHeader(request.headers.get('cookie')).get(COOKIE.name)
  return value ? readMuhurtaRequest(Buffer.from(value, 'base64url').toString('utf8')) : undefined
}
