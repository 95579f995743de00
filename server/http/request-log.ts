import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'

/** What the layers of one request tell each other. */
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

/** Gives each request an id that the person sees on an error page and the operator finds in the log. */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))

    await next()

    // By the context it would be set on a copy of the whole answer.
    context.res.headers.set('X-Request-Id', requestId)
    const { method, path } = context.req
    const milliseconds = Math.round(performance.now() - started)
    context.get('log').info({ method, path, status: context.res.status, milliseconds }, 'answered')
  }
}
