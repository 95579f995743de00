import { parseCookieHeader } from '#app/http/cookies.ts'
import { THEME_COOKIE, themeFromCookies } from '#app/http/theme.ts'

/** A list of what may be there, not of what must not: a new personal cookie can then never be forgotten. */
const IMPERSONAL_COOKIES: ReadonlySet<string> = new Set([THEME_COOKIE])

const CACHED_SEARCH_KEYS: ReadonlySet<string> = new Set(['page', 'category'])

type Question = {
  readonly method: string | undefined
  /** As it stands in the request line: path and search. */
  readonly path: string | undefined
  readonly cookies: string | null | undefined
}

/** What a page is kept under; undefined when the answer may be for one person only. */
export function pageKey({ method, path, cookies }: Question): string | undefined {
  if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
  if (cookies && !areImpersonal(cookies)) return undefined

  const question = path.indexOf('?')
  if (question !== -1 && !isCachedSearch(path.slice(question))) return undefined
  const theme = cookies ? themeFromCookies(cookies) : 'system'
  // The usual theme needs no text of its own: putting one together takes longer than finding the page.
  return theme === 'system' ? path : `${theme} ${path}`
}

function areImpersonal(cookies: string): boolean {
  for (const name of parseCookieHeader(cookies).keys()) if (!IMPERSONAL_COOKIES.has(name)) return false
  return true
}

function isCachedSearch(search: string): boolean {
  for (const name of new URLSearchParams(search).keys()) if (!CACHED_SEARCH_KEYS.has(name)) return false
  return true
}
