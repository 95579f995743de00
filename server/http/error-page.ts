import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOutage } from '#app/http/outage.ts'
import type { RequestVariables } from './request-log.ts'

/** The last resort, for what even the page's own error screen could not answer. Says nothing about the inside. */
export const answerError: ErrorHandler<{ Variables: RequestVariables }> = (error, context) => {
  if (error instanceof HTTPException) return error.getResponse()

  const requestId = context.get('requestId')
  context.get('log')?.error({ err: error }, 'request failed')
  const text = `Something went wrong on our side. Please try again in a moment.\nIf it happens again, tell us this number: ${requestId}\n`
  return context.text(text, isOutage(error) ? 503 : 500)
}
