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

export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
  })
}
