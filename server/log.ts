import { type Logger as PinoLogger, pino } from 'pino'

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

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What helps to find a fault. The rest of an error object may hold a whole connection, or a person's data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)

  const code = 'code' in error ? error.code : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return { type: error.name, message: withoutParameters(error.message), code, stack: framesOf(error), cause }
}

/** A failed query's message ends with the values it was given: names, addresses, references. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}

/** The stack repeats the message before its frames. */
function framesOf({ stack }: Error): string | undefined {
  return stack?.slice(Math.max(0, stack.search(/\n\s+at /)))
}
