import type { MiddlewareHandler } from 'hono'
import { PAGE_KIND_HEADER, type PageKind } from '#app/http/page-kind.ts'
import { newNonce } from './nonce.ts'
import type { RequestVariables } from './request-log.ts'
import { contentSecurityPolicy, filePolicy, securityHeaders } from './security-headers.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Puts the security headers on whatever the rest of the server answers, errors and files included. */
export function pageHeaders(site: { isHttps: boolean }): MiddlewareHandler<{ Variables: RequestVariables }> {
  const fixed = securityHeaders(site)
  const files = filePolicy(site)

  return async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)

    await next()

    const { headers } = context.res
    for (const [name, value] of fixed) headers.set(name, value)
    const kind: PageKind = headers.get(PAGE_KIND_HEADER) === 'application' ? 'application' : 'document'
    const isDocument = headers.get(PAGE_KIND_HEADER) === 'document'
    headers.delete(PAGE_KIND_HEADER)
    if (isDocument) headers.set(...SPECULATION_RULES)
    // The development server reloads modules through inline scripts and a socket of its own.
    if (import.meta.env.DEV) return
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    const own = { nonce, styleHash: context.get('styleHash') }
    headers.set('Content-Security-Policy', isPage ? contentSecurityPolicy(kind, own, site) : files)
  }
}
