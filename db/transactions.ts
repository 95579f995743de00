import { NodePgDatabase, type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { type PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'

type NoSchema = Record<string, never>
type Transaction = NodePgTransaction<NoSchema, NoSchema>

/** Drizzle over a pool whose transactions remember, with their connection, the queries that were prepared in them. */
export function databaseOver(pool: Pool): NodePgDatabase<NoSchema> {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new PooledSession(pool, dialect), undefined)
}

/** By a name, because the driver gathers only what is prepared: a plain text would leave at once, alone. */
const BEGIN = { name: 'begin', text: 'begin' }

/** Tells of a change once it is there for everybody to see; outside a transaction it is there already. */
export function afterCommit(db: PgDatabase<NodePgQueryResultHKT>, tell: () => void): void {
  const { session } = db._
  if (session instanceof ConnectionSession) session.untold.push(tell)
  else tell()
}

/**
 * Drizzle makes a new object for every transaction, so nothing that was built for one could serve the next. Here a
 * connection keeps its object (0098), and a connection that breaks, at any moment, goes back to the pool to be replaced.
 */
class PooledSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: Pool
  readonly #sessions = new WeakMap<PoolClient, ConnectionSession>()

  constructor(pool: Pool, dialect: PgDialect) {
    super(pool, dialect, undefined)
    this.#pool = pool
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    const client = await this.#pool.connect()
    const session = this.#sessionOn(client)
    let isBroken = true
    let result: T
    try {
      // It travels with the first statement; what keeps it from arriving keeps that one as well.
      const begun = client.query(BEGIN)
      begun.catch(() => undefined)
      if (config) await session.tx.setTransaction(config)
      result = await run(session.tx)
      await begun
      await client.query('commit')
      isBroken = false
    } catch (error) {
      session.untold.length = 0
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.release(isBroken)
    }
    session.notifyAll()
    return result
  }

  #sessionOn(client: PoolClient): ConnectionSession {
    const known = this.#sessions.get(client)
    if (known) return known

    const session = new ConnectionSession(client, this.dialect)
    this.#sessions.set(client, session)
    return session
  }
}

/** One connection, on which one transaction takes place at a time. */
class ConnectionSession extends NodePgSession<NoSchema, NoSchema> {
  readonly tx: Transaction
  readonly untold: (() => void)[] = []

  constructor(client: PoolClient, dialect: PgDialect) {
    super(client, dialect, undefined)
    this.tx = new NodePgTransaction(dialect, this, undefined)
  }

  notifyAll(): void {
    for (const tell of this.untold.splice(0)) tell()
  }
}
