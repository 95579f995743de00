import { type Logger as PinoLogger, pino } from 'pino'
import { errorCode, withoutParameters } from '#domain/caught-error.ts'
import { loggablePath } from './loggable-path.ts'
import type { LogLevel } from './settings.ts'

export type Logger = Pick<PinoLogger, 'info' | 'warn' | 'error' | 'debug'> & {
  child(bindings: Record<string, unknown>): Logger
}

/** Fields that may hold personal data or a secret are hidden, up to two levels deep. */
const PRIVATE_FIELDS = [
  'email',
  'phone',
  'password',
  'token',
  'cookie',
  'authorization',
  'reference',
  'birthDetails',
  'recipient',
  'payload',
]

/** Lines that cannot be written are dropped beyond this, before memory runs out. */
const MAX_BUFFERED_CHARACTERS = 1_000_000

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

/** A full disk or a closed pipe costs log lines, never the site. */
function standardOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listenerCount('error') === 0) stream.on('error', () => undefined)
  }
  const output = pino.destination({ fd: process.stdout.fd, maxLength: MAX_BUFFERED_CHARACTERS })
  return output.on('error', () => {
    // At exit pino would retry the buffered lines until they are written, which here would never end.
    output.flushSync = () => undefined
  })
}

/** What helps to find a fault. The rest of an error object may hold a whole connection, or personal data. */
function describeError(error: unknown): unknown {
  if (!isErrorLike(error)) return typeof error === 'object' ? 'an object without a message' : String(error)

  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return {
    type: error.name,
    message: withoutParameters(error.message),
    code: errorCode(error),
    stack: framesOf(error.stack),
    cause,
  }
}

type ErrorLike = { readonly message: string; readonly name?: string; readonly stack?: string; readonly cause?: unknown }

/** pg-boss reports plain objects with the fields of an error. */
function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

/** The stack repeats the message before its frames. */
function framesOf(stack: unknown): string | undefined {
  return typeof stack === 'string' ? stack.slice(Math.max(0, stack.search(/\n\s+at /))) : undefined
}
