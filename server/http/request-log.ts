import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'

/** What middleware passes on within one request. */
export type RequestVariables = {
  requestId: string
  log: Logger
  nonce: string
  /** A whole page that is not the body of the answer yet: the layer that decides about its bytes takes it. */
  document: string | null | undefined
  /** The answer may be kept and given to others. */
  isForAnybody: boolean
  /** Of the styles that were written into the page, if they were. */
  styleHash: string | undefined
}

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
    context.get('log').info({ method, path, status: context.res.status, milliseconds }, 'answered')
  }
}
