import { createContext } from 'react-router'
import { errorCode } from '#domain/caught-error.ts'

/** True when a temporary outage, such as of the database, affected this request. */
export const outageContext = createContext<{ isOutage: boolean }>()

// 25P03: idle in a transaction for too long, because this process was blocked; 53: out of disk, memory or
// connections; 58: disk error.
const PASSING_TROUBLE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOSPC|57P0[123]|57014|25P03|53\d{3}|58030|08\d{3})$/
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** An outage is a 503 (try again soon); anything else is a 500 (our bug). */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PASSING_TROUBLE.test(errorCode(cause) ?? '') || LOST_CONNECTION.test(cause.message)) return true
  }
  return false
}
