import { LANGUAGE } from '#content/language.ts'
import { readPath } from '#domain/content/languages.ts'

/**
 * The path of the page that a request belongs to, without the prefix of the language. The router loads and posts `/dashboard` at `/dashboard.data`, and a path
 * that ends in a slash at `/dashboard/_.data`; the booking form posts to its own `step.json`. Whatever goes by path (limits,
 * cookies, redirects) goes by this one.
 */
export function pagePath(pathname: string): string {
  const path = unprefixedPath(pathname)
  return isDataPath(path) ? path.replace(DATA_ENDING, '') || '/' : path
}

/** The path as `app/routes.ts` has it: `/courses` for `/hi/courses` on a Hindi page. Another language's prefix stays. */
export function unprefixedPath(pathname: string): string {
  const { language, path } = readPath(pathname)
  return language === LANGUAGE ? path : pathname
}

/** Whether a script of an open page asks, and not the browser for a page. */
export function isDataPath(pathname: string): boolean {
  return DATA_ENDING.test(pathname)
}

const DATA_ENDING = /(\/_)?\.data$|\/step\.json$/
