import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Logger } from '#server/log.ts'

/** What middleware passes on within one request. */
export type RequestVariables = RequestIdVariables & SecureHeadersVariables & { log: Logger }

/** Logs each request under its id, which error pages show and the response carries. */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = context.get('requestId')
    const started = performance.now()
    context.set('log', log.child({ requestId }))

    await next()

    // context.header() would copy the whole response.
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    const milliseconds = Math.round(performance.now() - started)
    const { status } = context.res
    // The router answers 500 to a browser that has closed the connection, and nobody receives it.
    const isGone = status >= 500 && context.req.raw.signal.aborted
    if (isGone) context.get('log').info({ method, path, milliseconds }, 'the client closed the connection')
    else context.get('log').info({ method, path, status, milliseconds }, 'answered')
  }
}
