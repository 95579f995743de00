import type { MiddlewareHandler } from 'hono'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'

const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** OPTIONS is answered without any cross-origin permission. */
export function knownMethodsOnly(): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const allow = { Allow: 'GET, HEAD, POST' }
    if (!ALLOWED_METHODS.has(method)) return context.text(SERVER_ANSWERS.methodNotUsed, 405, allow)
    if (method === 'OPTIONS') return context.body(null, 204, allow)
    return next()
  }
}

/** Refuses a query with percent signs that do not decode. In a path they name a page that does not exist. */
export function decodableQueryOnly(): MiddlewareHandler {
  return async (context, next) => {
    try {
      decodeURIComponent(new URL(context.req.url).search)
    } catch {
      return context.text(SERVER_ANSWERS.wrongAddress, 400)
    }
    return next()
  }
}
