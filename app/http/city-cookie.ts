import { parseCookieHeader } from './cookies.ts'
import { setCookie } from './site-cookies.ts'

/** The city that this browser chose last, as a part of an address; undefined if it never chose. */
export function cityFromCookies(cookieHeader: string | null): string | undefined {
  const chosen = parseCookieHeader(cookieHeader).get('city')
  if (chosen === undefined) return undefined
  try {
    return decodeURIComponent(chosen)
  } catch {
    return undefined
  }
}

export function cityCookie(slug: string): string {
  return setCookie('city', encodeURIComponent(slug))
}
