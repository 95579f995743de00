import { createContext } from 'react-router'
import { errorCode } from '#domain/caught-error.ts'

/** Set while a request is answered when something that comes back by itself (the database) was away. */
export const outageContext = createContext<{ isOutage: boolean }>()

// 25P03: this program was kept from its work for so long that the database gave up on it; 53: no room left on the disk,
// in memory or among the connections; 58: the disk does not answer.
const PASSING_TROUBLE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOSPC|57P0[123]|57014|25P03|53\d{3}|58030|08\d{3})$/
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** A 503 tells people and proxies to come back in a moment; a 500 tells us that we made a mistake. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PASSING_TROUBLE.test(errorCode(cause) ?? '') || LOST_CONNECTION.test(cause.message)) return true
  }
  return false
}
