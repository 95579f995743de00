import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestVariables } from './request-log.ts'

/** The last resort, for what even the page's own error screen could not answer. Says nothing about the inside. */
export const answerError: ErrorHandler<{ Variables: RequestVariables }> = (error, context) => {
  if (error instanceof HTTPException) return error.getResponse()

  const requestId = context.get('requestId')
  context.get('log')?.error({ err: error }, 'request failed')
  const text = `Something went wrong on our side. Please try again in a moment.\nIf it happens again, tell us this number: ${requestId}\n`
  return context.text(text, isOutage(error) ? 503 : 500)
}

/** The database being away or busy passes by itself; a 503 tells proxies and people to come back. */
function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|57014|53300|08\d{3})$/.test(code)) return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}
