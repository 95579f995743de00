import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database } from './client.ts'

type Buildable<Query> = { toSQL(): { sql: string }; prepare(name: string): Query }

/**
 * Keeps the built form of a query that is asked again and again: putting its SQL together costs more of our time than
 * sending it, and Postgres plans it once for each connection instead of each time (0098).
 */
export function preparedFor<Query>(build: (db: Database) => Buildable<Query>): (db: Database) => Query {
  return keptFor((db) => {
    const query = build(db)
    return query.prepare(statementName(query.toSQL().sql))
  })
}

type Raw<Row> = PreparedQueryConfig & { execute: QueryResult & { rows: Row[] } }

/** The same for a statement that is written by hand, with `sql.placeholder` where its values go. */
export function preparedSql<Row>(statement: SQL): (db: Database) => PgPreparedQuery<Raw<Row>> {
  const query = new PgDialect().sqlToQuery(statement)
  const name = statementName(query.sql)
  return keptFor((db) => db._.session.prepareQuery<Raw<Row>>(query, undefined, name, false))
}

/** For a library that brings its own SQL. */
export async function executeNamed(db: Database, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const query = { sql: text, params: values }
  return db._.session.prepareQuery<Raw<unknown>>(query, undefined, statementName(text), false).execute()
}

/** One for the pool and one for each of its connections, where transactions take place. */
export function keptFor<Kept>(make: (db: Database) => Kept): (db: Database) => Kept {
  const made = new WeakMap<Database, Kept>()

  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known

    const kept = make(db)
    made.set(db, kept)
    return kept
  }
}

/** The text itself is the name: two queries never share one, whichever version of the program asks. */
function statementName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
