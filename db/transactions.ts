import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'

type NoSchema = Record<string, never>
type Transaction = NodePgTransaction<NoSchema, NoSchema>

/** Drizzle over a pool whose transactions remember, with their connection, the queries that were prepared in them. */
export function databaseOver(pool: Pool): NodePgDatabase<NoSchema> {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new PooledSession(pool, dialect), undefined)
}

/**
 * Drizzle makes a new object for every transaction, so nothing that was built for one could serve the next. Here a
 * connection keeps its object (0098), and a connection that breaks, at any moment, goes back to the pool to be replaced.
 */
class PooledSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: Pool
  readonly #transactions = new WeakMap<PoolClient, Transaction>()

  constructor(pool: Pool, dialect: PgDialect) {
    super(pool, dialect, undefined)
    this.#pool = pool
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
    const client = await this.#pool.connect()
    let isBroken = true
    try {
      await client.query('begin')
      const tx = this.#transactionOn(client)
      if (config) await tx.setTransaction(config)
      const result = await run(tx)
      await client.query('commit')
      isBroken = false
      return result
    } catch (error) {
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  #transactionOn(client: PoolClient): Transaction {
    const known = this.#transactions.get(client)
    if (known) return known

    const session = new NodePgSession<NoSchema, NoSchema>(client, this.dialect, undefined)
    const tx: Transaction = new NodePgTransaction(this.dialect, session, undefined)
    this.#transactions.set(client, tx)
    return tx
  }
}
