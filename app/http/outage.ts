import { createContext } from 'react-router'

/** Set while a request is answered when something that comes back by itself (the database) was away. */
export const outageContext = createContext<{ isOutage: boolean }>()

const PASSING_TROUBLE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|57014|53300|08\d{3})$/
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** A 503 tells people and proxies to come back in a moment; a 500 tells us that we made a mistake. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (PASSING_TROUBLE.test(code) || LOST_CONNECTION.test(cause.message)) return true
  }
  return false
}
