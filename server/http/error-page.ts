import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOutage } from '#app/http/outage.ts'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'
import type { Logger } from '#server/log.ts'
import type { RequestVariables } from './request-log.ts'

/** The last resort, when even the site's own error page failed. */
export function answerError(log: Logger): ErrorHandler<{ Variables: RequestVariables }> {
  return (error, context) => {
    // Only the check of the origin throws these.
    if (error instanceof HTTPException) {
      return context.text(SERVER_ANSWERS.otherOrigin, 403)
    }
    const text = SERVER_ANSWERS.failed(context.get('requestId'))
    // Whoever asked has gone; the broken connection is no error of ours.
    if (context.req.raw.signal.aborted) return context.text(text, 400)
    log.error({ requestId: context.get('requestId'), err: error }, 'request failed')
    return context.text(text, isOutage(error) ? 503 : 500)
  }
}
