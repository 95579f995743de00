import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import { databaseOver } from './transactions.ts'

/** The pool or a transaction: a query does not care, the caller decides. */
export type Database = PgDatabase<NodePgQueryResultHKT>

export type Connection = {
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

type ConnectOptions = {
  readonly maxConnections?: number
  readonly applicationName?: string
  /** Hears of connections that broke while nobody used them; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void
}

const CONNECTION_WAIT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 15_000

// The server stops a slow statement first; this one is for a server that no longer answers at all.
const NO_ANSWER_MS = 10_000

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'muhurta',
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: NO_ANSWER_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Questions that do not wait for each other's answers travel together on one connection.
    pipeline: true,
    stream: () => new GatheringSocket(),
    keepAliveInitialDelayMillis: 10_000,
  })

  pool.on('error', options.onIdleError ?? (() => undefined))
  // A connection can break while a transaction holds it: the error must be heard, or the process ends.
  pool.on('connect', (client) => client.on('error', () => undefined))

  return { db: databaseOver(pool), pool, close: () => pool.end() }
}
