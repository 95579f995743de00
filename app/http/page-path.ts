/**
 * The path of the page that a request belongs to. The router loads and posts `/dashboard` at `/dashboard.data`, and a path
 * that ends in a slash at `/dashboard/_.data`; the booking form posts to its own `step.json`. Whatever goes by path (limits,
 * cookies, redirects) goes by this one.
 */
export function pagePath(pathname: string): string {
  return isDataPath(pathname) ? pathname.replace(DATA_ENDING, '') || '/' : pathname
}

/** Whether a script of an open page asks, and not the browser for a page. */
export function isDataPath(pathname: string): boolean {
  return DATA_ENDING.test(pathname)
}

const DATA_ENDING = /(\/_)?\.data$|\/step\.json$/
