import { expect, test } from 'vitest'
import { isOutage } from './outage.ts'

/** What Postgres says before it accepts connections, while it shuts down, and after a crash. */
const POSTGRES_ERRORS = [
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  ['57P03', 'the database system is starting up'],
  ['57P03', 'the database system is shutting down'],
  ['57P03', 'the database system is not yet accepting connections'],
  ['57P03', 'the database system is not accepting connections'],
  ['57P03', 'the database system is in recovery mode'],
  ['57P04', 'terminating connection because the database was dropped'],
  ['57P05', 'terminating connection due to idle-session timeout'],
  ['57014', 'canceling statement due to statement timeout'],
  ['53100', 'could not extend file: No space left on device'],
  ['53300', 'sorry, too many clients already'],
  ['58030', 'could not read block 0'],
  ['08006', 'connection failure'],
] as const

/** From the sources of pg and pg-pool, which set no code. */
const CLIENT_ERRORS = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOSPC']

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  ...POSTGRES_ERRORS.map(([code, message]) => withCode(code, message)),
  ...CLIENT_ERRORS.map((message) => new Error(message)),
  ...SOCKET_CODES.map((code) => withCode(code, `connect ${code}`)),
])('is an outage, also as the cause of another error: $message', (error) => {
  expect(isOutage(error)).toBe(true)
  expect(isOutage(new Error('Failed query: select 1', { cause: error }))).toBe(true)
})

test.each([
  withCode('23505', 'duplicate key value violates unique constraint'),
  withCode('42P01', 'relation "bookings" does not exist'),
  withCode('22P02', 'invalid input syntax for type uuid'),
  new TypeError('Cannot read properties of undefined'),
])('is a bug of ours: $message', (error) => {
  expect(isOutage(error)).toBe(false)
})
