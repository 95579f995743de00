import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { LANGUAGE } from '#content/language.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import type { Logger } from '#server/log.ts'

/** What middleware passes on within one request. */
export type RequestVariables = RequestIdVariables & SecureHeadersVariables

/** Every response carries the id under which the log has its request, and error pages show it. */
export const REQUEST_ID_HEADER = 'x-request-id'

export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const started = performance.now()

    await next()

    const { method, path } = context.req
    const language = LANGUAGE === FIRST_LANGUAGE ? {} : { language: LANGUAGE }
    const line = { requestId: context.get('requestId'), method, path, ...language }
    const milliseconds = Math.round(performance.now() - started)
    const { status } = context.res
    // The router answers 500 to a browser that has closed the connection, and nobody receives it.
    const isGone = status >= 500 && context.req.raw.signal.aborted
    if (isGone) log.info({ ...line, milliseconds }, 'the client closed the connection')
    else log.info({ ...line, status, milliseconds }, 'answered')
  }
}
