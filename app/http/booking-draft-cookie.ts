import { DAY_SECONDS, HOUR_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

/** The draft's token. Each cookie is sent to its own pages only: one sent to all would keep them out of the cache. */
const ON_BOOKING_PAGES = { name: 'booking-draft', path: '/book', maxAgeSeconds: DAY_SECONDS }
const ON_SIGN_IN_PAGE = { name: 'sign-in-draft', path: '/auth', maxAgeSeconds: HOUR_SECONDS }

/** Finds the draft that was typed before signing in. */
export function readDraftCookie(request: Request): string | undefined {
  return read(request, ON_BOOKING_PAGES.name)
}

export function draftCookie(token: string, appUrl: string): string {
  return write({ ...ON_BOOKING_PAGES, value: token }, appUrl)
}

export function spentDraftCookie(appUrl: string): string {
  return write({ ...ON_BOOKING_PAGES, value: '', maxAgeSeconds: 0 }, appUrl)
}

/** For the sign-in page, which fills in what the draft knows. */
export function readSignInDraftCookie(request: Request): string | undefined {
  return read(request, ON_SIGN_IN_PAGE.name)
}

export function signInDraftCookie(token: string, appUrl: string): string {
  return write({ ...ON_SIGN_IN_PAGE, value: token }, appUrl)
}

function read(request: Request, name: string): string | undefined {
  return parseCookieHeader(request.headers.get('cookie')).get(name) || undefined
}

function write(cookie: { name: string; value: string; path: string; maxAgeSeconds: number }, appUrl: string): string {
  return setCookie({ ...cookie, isSecure: appUrl.startsWith('https:') })
}
