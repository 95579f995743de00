import type { MiddlewareHandler } from 'hono'

/** Marks every cookie of an https site as Secure; no other part of the site does. */
export function secureCookies({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!isHttps) return

    const cookies = context.res.headers.getSetCookie()
    context.res.headers.delete('Set-Cookie')
    for (const cookie of cookies) context.res.headers.append('Set-Cookie', `${cookie}; Secure`)
  }
}
