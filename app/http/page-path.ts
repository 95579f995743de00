import { unprefixed } from '#content/language.ts'

/**
 * The path of the page that a request belongs to, without the prefix of the language. The router loads and posts `/dashboard` at `/dashboard.data`, and a path
 * that ends in a slash at `/dashboard/_.data`; the booking form posts to its own `step.json`. Whatever goes by path (limits,
 * cookies, redirects) goes by this one.
 */
export function pagePath(pathname: string): string {
  const path = unprefixed(pathname)
  return isDataPath(path) ? path.replace(DATA_ENDING, '') || '/' : path
}

/** Whether a script of an open page asks, and not the browser for a page. */
export function isDataPath(pathname: string): boolean {
  return DATA_ENDING.test(pathname)
}

const DATA_ENDING = /(\/_)?\.data$|\/step\.json$/
