import { YEAR_SECONDS } from '#domain/durations.ts'
import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

export const CITY_COOKIE = 'city'

/** The city that this browser chose last, as a part of an address; undefined if it never chose. */
export function cityFromCookies(cookieHeader: string | null): string | undefined {
  const chosen = parseCookieHeader(cookieHeader).get(CITY_COOKIE)
  if (chosen === undefined) return undefined
  try {
    return decodeURIComponent(chosen)
  } catch {
    return undefined
  }
}

export function cityCookie(slug: string): string {
  return setCookie({
    name: CITY_COOKIE,
    value: encodeURIComponent(slug),
    path: '/',
    maxAgeSeconds: YEAR_SECONDS,
  })
}
