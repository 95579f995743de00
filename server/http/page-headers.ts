import type { MiddlewareHandler } from 'hono'
import { PAGE_KIND_HEADER, type PageKind } from '#app/http/page-kind.ts'
import { newNonce } from './nonce.ts'
import type { RequestVariables } from './request-log.ts'
import { contentSecurityPolicy, filePolicy, securityHeaders } from './security-headers.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Sets the security headers on every response, including errors, files and cached pages. */
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
    // Vite's hot reload needs inline scripts and a WebSocket.
    if (import.meta.env.DEV) return
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    headers.set('Content-Security-Policy', isPage ? contentSecurityPolicy(kind, { nonce }, site) : files)
  }
}
