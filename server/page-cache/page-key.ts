import { isReadOn, parseCookies, siteCookieNamed } from '#app/http/site-cookies.ts'
import { themeFromCookies } from '#app/http/theme.ts'
import { LANGUAGE, unprefixed } from '#content/language.ts'
import type { Encoding } from '#server/http/encoding.ts'

/** The router also accepts capitals, trailing slashes and percent-encoding: one page would have countless addresses. */
const CANONICAL_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** The query parameters that cached pages read. A request with any other parameter is not cached. */
const PARAMETERS_READ: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['page', 'category'],
  '/reviews': ['page'],
}

/** What a page is stored under in each encoding; undefined for requests whose response must not be shared. */
export function pageKey({ method, url, headers }: Request): ((encoding: Encoding) => string) | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname, search, searchParams } = new URL(url)
  const path = unprefixed(pathname)
  if (!CANONICAL_PATH.test(pathname)) return undefined
  const cookies = headers.get('cookie')
  if (cookies !== null && isPersonal(cookies, path)) return undefined
  for (const name of searchParams.keys()) if (!PARAMETERS_READ[path]?.includes(name)) return undefined
  return (encoding) => `${themeFromCookies(cookies)} ${encoding} ${LANGUAGE} ${path}${search}`
}

/** Whether one of the cookies may change the page: one that this page reads, or one that is not ours. The key has the theme. */
function isPersonal(cookies: string, path: string): boolean {
  for (const name of Object.keys(parseCookies(cookies))) {
    const cookie = siteCookieNamed(name)
    if (cookie === undefined || (cookie !== 'theme' && isReadOn(cookie, path))) return true
  }
  return false
}
