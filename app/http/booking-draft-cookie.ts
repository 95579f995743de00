import { DAY_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

const NAME = 'booking-draft'
const PATH = '/book'

/** Finds the draft that was typed before signing in; sent to the booking pages only. */
export function readDraftCookie(request: Request): string | undefined {
  return parseCookieHeader(request.headers.get('cookie')).get(NAME) || undefined
}

export function draftCookie(token: string, appUrl: string): string {
  return write(token, DAY_SECONDS, appUrl)
}

export function spentDraftCookie(appUrl: string): string {
  return write('', 0, appUrl)
}

function write(value: string, maxAgeSeconds: number, appUrl: string): string {
  return setCookie({ name: NAME, value, path: PATH, maxAgeSeconds, isSecure: appUrl.startsWith('https:') })
}
