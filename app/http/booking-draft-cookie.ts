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

export function draftCookie(token: string): string {
  return setCookie({ ...ON_BOOKING_PAGES, value: token })
}

export function spentDraftCookie(): string {
  return setCookie({ ...ON_BOOKING_PAGES, value: '', maxAgeSeconds: 0 })
}

/** For the sign-in page, which fills in what the draft knows. */
export function readSignInDraftCookie(request: Request): string | undefined {
  return read(request, ON_SIGN_IN_PAGE.name)
}

export function signInDraftCookie(token: string): string {
  return setCookie({ ...ON_SIGN_IN_PAGE, value: token })
}

function read(request: Request, name: string): string | undefined {
  return parseCookieHeader(request.headers.get('cookie')).get(name) || undefined
}
