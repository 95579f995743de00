import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const ALLOWED_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const MOST_BODY_BYTES = 6 * 1024 * 1024

/** Methods that nothing here speaks. OPTIONS is answered without any cross-origin permission. */
export function knownMethodsOnly(): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const allow = { Allow: 'GET, HEAD, POST' }
    if (!ALLOWED_METHODS.has(method)) return context.text('This method is not used here.', 405, allow)
    if (method === 'OPTIONS') return context.body(null, 204, allow)
    return next()
  }
}

/** A bank statement may have 5 MB; nothing that people send us is larger. */
export function limitedBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: (context) => context.text('That is more than this site accepts in one go. Please send less.', 413),
  })
}
