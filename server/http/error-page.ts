import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOutage } from '#app/http/outage.ts'
import type { RequestVariables } from './request-log.ts'

/** The last resort, when even the site's own error page failed. Says nothing about the cause. */
export const handleError: ErrorHandler<{ Variables: RequestVariables }> = (error, context) => {
  // Only the check of the origin throws these.
  if (error instanceof HTTPException) {
    return context.text('This request did not come from our own pages. Please open the page again and retry.', 403)
  }
  const requestId = context.get('requestId')
  context.get('log')?.error({ err: error }, 'request failed')
  const text = `Something went wrong on our side. Please try again in a moment.\nIf it happens again, tell us this number: ${requestId}\n`
  return context.text(text, isOutage(error) ? 503 : 500)
}
