import { type MuhurtaRequest, readMuhurtaRequest, writeMuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { clearCookie, readCookie, setCookie } from './site-cookies.ts'

/** The search that goes with the next booking of this browser. It is in no address, because it may concern people. */
export function muhurtaCookie(request: MuhurtaRequest, appUrl: string): string {
  const value = Buffer.from(writeMuhurtaRequest(request)).toString('base64url')
  return setCookie('muhurta-request', value, appUrl)
}

export function spentMuhurtaCookie(appUrl: string): string {
  return clearCookie('muhurta-request', appUrl)
}

/** The cookie is untrusted input: a wrong shape is ignored. */
export function readMuhurtaCookie(request: Request): MuhurtaRequest | undefined {
  const value = readCookie(request, 'muhurta-request')
  return value ? readMuhurtaRequest(Buffer.from(value, 'base64url').toString('utf8')) : undefined
}
