import { createContext } from 'react-router'
import { errorCode } from '#domain/caught-error.ts'

/** True when a temporary outage, such as of the database, affected this request. */
export const outageContext = createContext<{ isOutage: boolean }>()

/**
 * Node's codes for a socket or disk, and SQLSTATEs of Postgres. 08: connection lost; 25P03: idle in a transaction for too
 * long, because this process was blocked; 53: out of disk, memory or connections; 57014: statement timeout; 57P01 to
 * 57P05: shutting down, crashed, starting up, dropped, idle too long; 58: disk error.
 */
const OUTAGE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOENT|EPIPE|ENOSPC|EDQUOT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-5]|57014|25P03|53\d{3}|58\d{3}|08\d{3})$/

/** The errors that pg and its pool raise by themselves have no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end/

/** An outage is a 503 (try again soon); anything else is a 500 (our bug). */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (OUTAGE_CODES.test(errorCode(cause) ?? '') || LOST_CONNECTION.test(cause.message)) return true
  }
  return false
}
