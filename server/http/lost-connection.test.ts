import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { isOutage } from '#app/http/outage.ts'
import { database, databaseUrl } from '#test/database.ts'

const ENDING_ITSELF = 'select pg_terminate_backend(pg_backend_pid())'

test('every error of a connection that ends during a request is an outage', async () => {
  const client = new Client({ connectionString: databaseUrl() })
  client.on('error', () => undefined)
  await client.connect()

  const ended = await client.query(ENDING_ITSELF).catch((error: unknown) => error)
  const afterwards = await client.query('select 1').catch((error: unknown) => error)
  await client.end()
  const closed = await client.query('select 1').catch((error: unknown) => error)

  expect([ended, afterwards, closed].map(String)).toEqual(
    expect.arrayContaining([expect.stringContaining('is not queryable')]),
  )
  expect([ended, afterwards, closed].map(isOutage)).toEqual([true, true, true])
})

test('a transaction whose connection ends fails with an outage, however it continues', async () => {
  const failed = await database()
    .transaction(async (tx) => {
      await tx.execute(sql.raw(ENDING_ITSELF)).catch(() => undefined)
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)

  expect(isOutage(failed)).toBe(true)
  expect((await database().execute(sql`select 1 as works`)).rows).toEqual([{ works: 1 }])
})
