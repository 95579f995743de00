import {
  drizzle,
  NodePgDatabase,
  NodePgDriver,
  type NodePgQueryResultHKT,
  type PgDriverOptions,
} from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolClient } from 'pg'

/** The pool or a transaction: the caller decides. */
export type Database = PgDatabase<NodePgQueryResultHKT>

/** For changes that consist of several writes. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type Connection = {
  readonly db: Database
  readonly pool: Pool
  close(): Promise<void>
}

type ConnectOptions = {
  readonly maxConnections?: number
  readonly applicationName?: string
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Called with each statement, for tests that count them. */
  readonly onStatement?: (text: string) => void
  /** Behind a pooler in transaction mode, which may run the next statement of a session on another one. */
  readonly isPooled?: boolean
  /** For tests that wait until the end of one. */
  readonly limits?: Partial<typeof LIMITS_MS>
}

const LIMITS_MS = {
  connection: 5_000,
  statement: 5_000,
  idleInTransaction: 15_000,
  // Postgres cancels a slow statement first; this limit is for a server that no longer responds at all.
  response: 10_000,
}

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const limits = { ...LIMITS_MS, ...options.limits }
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'muhurta',
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.response,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.isPooled && { Client: UnnamedStatementsClient }),
  })

  pool.on('error', options.onIdleError ?? (() => undefined))
  // A connection can break during a transaction. Without a listener, its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const { onStatement } = options
  const db = new PooledDatabase(pool, onStatement ? { logger: { logQuery: onStatement } } : {})
  return { db, pool, close: () => pool.end() }
}

/** Sends the whole statement each time, because the session that has prepared it may be another one. */
class UnnamedStatementsClient extends Client {
  override query(...[statement, ...rest]: unknown[]) {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return Reflect.apply(super.query, this, [isNamed ? { ...statement, name: undefined } : statement, ...rest])
  }
}

/**
 * On a pool, `transaction` of drizzle-orm 0.45 never releases the connection if `begin` fails, and returns it to the pool in
 * the middle of a transaction if `rollback` fails (drizzle-team/drizzle-orm#6114). So the connection is checked out and
 * released here, and destroyed unless Postgres has confirmed the end of the transaction. drizzle-orm 1.0 does this itself:
 * with it, `drizzle(pool)` takes the place of this class.
 */
class PooledDatabase extends NodePgDatabase {
  readonly #pool: Pool
  readonly #logging: PgDriverOptions

  constructor(pool: Pool, logging: PgDriverOptions) {
    const dialect = new PgDialect()
    super(dialect, new NodePgDriver(pool, dialect, logging).createSession(undefined), undefined)
    this.#pool = pool
    this.#logging = logging
  }

  override async transaction<Result>(run: (tx: Transaction) => Promise<Result>, config?: PgTransactionConfig) {
    const client = await this.#pool.connect()
    let hasBegun = false
    try {
      return await drizzle(oneAtATime(client), this.#logging).transaction((tx) => {
        hasBegun = true
        return run(tx)
      }, config)
    } finally {
      const hasEnded = hasBegun && client.getTransactionStatus() === 'I'
      client.release(!hasEnded)
    }
  }
}

/** Pages read in parallel, also in the transaction of a preview; one connection answers one query after the other. */
function oneAtATime(client: PoolClient): PoolClient {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: unknown[]): Promise<unknown> => {
    const answer = last.then(() => Reflect.apply(client.query, client, args))
    last = answer.catch(() => undefined)
    return answer
  }
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) })
}
