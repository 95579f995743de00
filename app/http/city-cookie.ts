import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './set-cookie.ts'

export const CITY_COOKIE = 'city'

const A_YEAR_IN_SECONDS = 31_536_000

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
    maxAgeSeconds: A_YEAR_IN_SECONDS,
  })
}
