import { CHART_STYLE_COOKIE } from '#app/http/chart-style.ts'
import { CITY_COOKIE, cityFromCookies } from '#app/http/city-cookie.ts'
import { parseCookieHeader } from '#app/http/cookies.ts'
import { THEME_COOKIE, themeFromCookies } from '#app/http/theme.ts'
import type { Encoding } from '#server/http/encoding.ts'

/** An allowlist, so that a new personal cookie can never be forgotten here. No cached page draws a chart. */
const IMPERSONAL_COOKIES: ReadonlySet<string> = new Set([THEME_COOKIE, CHART_STYLE_COOKIE, CITY_COOKIE])

/** The router also accepts capitals, trailing slashes and percent-encoding: one page would have countless addresses. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** The query parameters that cached pages read. A request with any other parameter is not cached. */
const PARAMETERS_READ: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['page', 'category'],
  '/reviews': ['page'],
}

/** Pages that lead a visitor who has chosen a city to that city; every other page is the same for all cities. */
const CITY_READERS: ReadonlySet<string> = new Set(['/panchanga', '/festivals', '/eclipses'])

/** What a page is stored under in each encoding; undefined for requests whose response must not be shared. */
export function pageKey({ method, url, headers }: Request): ((encoding: Encoding) => string) | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const cookies = headers.get('cookie')
  if (cookies !== null && !areImpersonal(cookies)) return undefined

  const { pathname, search, searchParams } = new URL(url)
  if (!CANONICAL_PATH.test(pathname)) return undefined
  if (CITY_READERS.has(pathname) && cityFromCookies(cookies) !== undefined) return undefined
  for (const name of searchParams.keys()) if (!PARAMETERS_READ[pathname]?.includes(name)) return undefined
  return (encoding) => `${themeFromCookies(cookies)} ${encoding} ${pathname}${search}`
}

function areImpersonal(cookies: string): boolean {
  for (const name of parseCookieHeader(cookies).keys()) if (!IMPERSONAL_COOKIES.has(name)) return false
  return true
}
