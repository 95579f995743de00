import type { MiddlewareHandler } from 'hono'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state changes that another site made the browser send. A browser always says where a POST comes from,
 * by Sec-Fetch-Site or by Origin; whoever says neither is not a person on our pages.
 */
export function sameOriginOnly({ origin, except }: { origin: string; except: readonly string[] }): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    if (SAFE_METHODS.has(method) || except.includes(path)) return next()
    if (comesFromUs(context.req.raw.headers, origin)) return next()
    return context.text('This request did not come from our own pages. Please open the page again and retry.', 403)
  }
}

function comesFromUs(headers: Headers, siteOrigin: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false

  const origin = headers.get('origin')
  if (origin === null) return fetchSite === 'same-origin'
  if (origin === siteOrigin) return true

  // The same server under another of its names (127.0.0.1 for localhost): the page and the request agree.
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
