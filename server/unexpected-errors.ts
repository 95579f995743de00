import { format } from 'node:util'
import type { Logger } from './log.ts'

const LONGEST_REMARK = 1_000

/**
 * A promise that failed while nobody waited for it belongs to one request or one job: it is written down as an error,
 * and the others go on. An exception that nobody caught may have left anything half done, so it still ends the process.
 */
export function surviveForgottenPromises(log: Logger): void {
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise failed and nobody was waiting'))
}

/** Libraries speak to the console, sometimes in the words of a stranger: each remark becomes one line of the log. */
export function bringConsoleToLog(log: Logger, voice: Pick<Console, 'warn' | 'error'> = console): void {
  const remark = (words: readonly unknown[]) => ({ remark: format(...words).slice(0, LONGEST_REMARK) })
  voice.warn = (...words: unknown[]) => log.warn(remark(words), 'a library remarked')
  voice.error = (...words: unknown[]) => log.error(remark(words), 'a library complained')
}
