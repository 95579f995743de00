import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, createEmptyDatabase, database, databaseUrl } from './database.ts'

test('a test file gets a migrated database', async () => {
  const db = database()

  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from schema_migrations`)

  expect(Number(rows[0]?.count)).toBeGreaterThan(0)
})

test('databases do not share data', async () => {
  const other = await createDatabase()

  await database().execute(sql`create table only_here (id integer)`)

  const { rows } = await other.db.execute(sql`select to_regclass('only_here') as found`)
  expect(rows).toEqual([{ found: null }])
  expect(other.url).not.toBe(databaseUrl())
  await other.drop()
})

test('an empty database has no tables', async () => {
  const empty = await createEmptyDatabase()

  const { rows } = await empty.db.execute(sql`select count(*)::int from pg_tables where schemaname = 'public'`)

  expect(rows).toEqual([{ count: 0 }])
  await empty.drop()
})
