import { type Logger as PinoLogger, pino } from 'pino'
import { errorCode } from '#domain/caught-error.ts'
import { loggablePath } from './loggable-path.ts'
import type { LogLevel } from './settings.ts'

export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error' | 'debug'> & {
  child(bindings: Record<string, unknown>): Logger
}

/** Fields that may carry a person's data or a secret never reach the log, wherever they are nested. */
const PRIVATE_FIELDS = [
  'email',
  'phone',
  'password',
  'token',
  'cookie',
  'authorization',
  'upiReference',
  'birthDetails',
  'recipient',
  'payload',
]

/** What waits to be written is not kept for ever: later lines are dropped before memory runs out. */
const MOST_WAITING_CHARACTERS = 1_000_000

export function createLog(level: LogLevel, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, path: loggablePath },
    redact: { paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
  }
  return pino(options, destination ?? standardOutput())
}

/** A disk without room, or a reader that has gone, costs lines of the log and never the site. */
function standardOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listenerCount('error') === 0) stream.on('error', () => undefined)
  }
  const output = pino.destination({ fd: process.stdout.fd, maxLength: MOST_WAITING_CHARACTERS })
  return output.on('error', () => {
    // At the end of the process what waits is written again and again until it succeeds: here it would never end.
    output.flushSync = () => undefined
  })
}

/** What helps to find a fault. The rest of an error object may hold a whole connection, or a person's data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)

  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return {
    type: error.name,
    message: withoutParameters(error.message),
    code: errorCode(error),
    stack: framesOf(error),
    cause,
  }
}

/** A failed query's message ends with the values it was given: names, addresses, references. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}

/** The stack repeats the message before its frames. */
function framesOf({ stack }: Error): string | undefined {
  return stack?.slice(Math.max(0, stack.search(/\n\s+at /)))
}
