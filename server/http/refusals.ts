import type { MiddlewareHandler } from 'hono'

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
  return async (context, next) => {
    const { raw } = context.req
    if (raw.method === 'GET' || raw.method === 'HEAD') return next()

    const length = raw.headers.get('content-length')
    const body = length === null ? await readLimited(raw) : undefined
    if (Number(length) > MOST_BODY_BYTES || body === 'too-much') {
      return context.text('That is more than this site accepts in one go. Please send less.', 413)
    }
    if (body)
      context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal })
    return next()
  }
}

/**
 * Of a body that comes in pieces nobody knows the length, so it is counted while it is read. What is too much is left
 * where it is: giving it up would end the line before it has carried our answer.
 */
async function readLimited({ body }: Request): Promise<Buffer<ArrayBuffer> | 'too-much'> {
  const pieces: Uint8Array[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    bytes += next.value.byteLength
    if (bytes > MOST_BODY_BYTES) return 'too-much'
    pieces.push(next.value)
  }
  return Buffer.concat(pieces)
}
