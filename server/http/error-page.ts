import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOutage } from '#app/http/outage.ts'
import type { RequestVariables } from './request-log.ts'

/** Says nothing about the cause. */
export function failureText(requestId: string): string {
  return `Something went wrong on our side. Please try again in a moment.\nIf it happens again, tell us this number: ${requestId}\n`
}

/** The last resort, when even the site's own error page failed. */
export const handleError: ErrorHandler<{ Variables: RequestVariables }> = (error, context) => {
  // Only the check of the origin throws these.
  if (error instanceof HTTPException) {
    return context.text('This request did not come from our own pages. Please open the page again and retry.', 403)
  }
  const text = failureText(context.get('requestId'))
  // Whoever asked has gone; the broken connection is no error of ours.
  if (context.req.raw.signal.aborted) return context.text(text, 400)
  context.get('log')?.error({ err: error }, 'request failed')
  return context.text(text, isOutage(error) ? 503 : 500)
}
