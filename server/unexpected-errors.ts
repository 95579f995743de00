import { format } from 'node:util'
import type { Logger } from './log.ts'

const MAX_OUTPUT_LENGTH = 1_000

/**
 * An unhandled rejection belongs to one request or job: it is logged, and the others go on. An uncaught exception may
 * have left anything half done, so it still ends the process.
 */
export function logUnhandledRejections(log: Logger): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
}

/** Libraries write to the console, sometimes with a visitor's text in it: each call becomes one line of the log. */
export function redirectConsoleToLog(log: Logger, target: Pick<Console, 'warn' | 'error'> = console): void {
  const fields = (values: readonly unknown[]) => ({ output: format(...values).slice(0, MAX_OUTPUT_LENGTH) })
  target.warn = (...values: unknown[]) => log.warn(fields(values), 'console warning')
  target.error = (...values: unknown[]) => log.error(fields(values), 'console error')
}
