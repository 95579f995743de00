import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'

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
    keepAliveInitialDelayMillis: 10_000,
  })

  pool.on('error', options.onIdleError ?? (() => undefined))
  surviveBrokenConnections(pool)

  return { db: drizzle(pool), pool, close: () => pool.end() }
}

const RECLAIM_AFTER_MS = 1_000

/**
 * A connection can break while a transaction holds it. Its error event must be heard, or the process ends; and
 * Drizzle never gives a connection back that broke before its `begin`, so we take it back: otherwise a database
 * that restarts often enough would leave the pool without a single connection.
 */
function surviveBrokenConnections(pool: Pool): void {
  const held = new Set<PoolClient>()
  pool.on('acquire', (client) => held.add(client))
  pool.on('release', (_error, client) => held.delete(client))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.once('end', () => {
      setTimeout(() => held.has(client) && client.release(true), RECLAIM_AFTER_MS).unref()
    })
  })
}
