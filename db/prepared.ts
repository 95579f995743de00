import type { Database } from './client.ts'

/**
 * Keeps the built form of a query that pages ask again and again: putting its SQL together costs more of our
 * time than sending it. It stays unnamed for Postgres, because named statements do not pass every pooler.
 */
export function preparedFor<Query>(build: (db: Database) => { prepare(name: string): Query }): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()

  return (db) => {
    const known = built.get(db)
    if (known) return known

    const query = build(db).prepare('')
    built.set(db, query)
    return query
  }
}
