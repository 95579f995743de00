import type { MiddlewareHandler } from 'hono'
import { FRAMED_BY_HEADER, PAGE_KIND_HEADER } from '#app/http/page-kind.ts'
import { REQUEST_ID_HEADER, type RequestVariables } from './request-log.ts'
import { type ResponseKind, securityHeaders } from './security-headers.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Sets the security headers on every response, including errors and files. Cached pages are stored with theirs. */
export function pageHeaders(site: { isHttps: boolean }): MiddlewareHandler<{ Variables: RequestVariables }> {
  const headersOf = securityHeaders(site)

  return async (context, next) => {
    await next()

    const { headers } = context.res
    const kind = kindOf(headers)
    if (headers.get(PAGE_KIND_HEADER) === 'document') headers.set(...SPECULATION_RULES)
    headers.set(REQUEST_ID_HEADER, context.get('requestId'))
    // Hono composes the headers before it calls next, but only the rendered page says which ones it needs.
    await headersOf[kind](context, () => Promise.resolve())
    context.res.headers.delete(FRAMED_BY_HEADER)
  }
}

/** HTML without a page kind is an error page from outside the router, which has no inline scripts either. */
function kindOf(headers: Headers): ResponseKind {
  const special = headers.get(PAGE_KIND_HEADER)
  if (special === 'embed' || special === 'framed' || special === 'preview') return special
  if (headers.get('Content-Disposition')?.startsWith('attachment')) return 'download'
  if (!headers.get('Content-Type')?.startsWith('text/html')) return 'file'
  return headers.get(PAGE_KIND_HEADER) === 'application' ? 'application' : 'document'
}
