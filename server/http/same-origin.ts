import type { Context, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'

/** Refuses forms that another site made the browser send. */
export function sameOriginOnly(siteOrigin: string): MiddlewareHandler {
  const { protocol } = new URL(siteOrigin)

  function isOwn(origin: string, { req }: Context): boolean {
    if (origin === siteOrigin) return true
    // The same server under another of its names (127.0.0.1 for localhost): page and request agree.
    const url = URL.parse(origin)
    return url?.protocol === protocol && url.host === req.header('host')
  }

  return csrf({
    // Hono accepts a request when either header is right; a browser that sends both must pass both.
    origin: (origin, context) => context.req.header('sec-fetch-site') === undefined && isOwn(origin, context),
    secFetchSite: (fetchSite, context) =>
      fetchSite === 'same-origin' && isOwn(context.req.header('origin') ?? siteOrigin, context),
  })
}
