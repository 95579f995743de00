import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { eventually } from '#test/time/eventually.ts'
import { connect } from './client.ts'

test('H3: connections that break at any time cost transactions, but no place in the pool', async () => {
  const own = await createDatabase()
  const { db, pool, close } = connect(own.url, { maxConnections: 3, applicationName: 'terminated' })
  let failed = 0

  for (let round = 0; round < 20; round++) {
    const [outcomes] = await Promise.all([
      Promise.allSettled(Array.from({ length: 3 }, () => db.transaction((tx) => tx.execute(sql`select 1`)))),
      own.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'terminated'`),
    ])
    failed += outcomes.filter(({ status }) => status === 'rejected').length
  }

  expect(failed).toBeGreaterThan(0)
  await eventually(() => pool.totalCount === pool.idleCount)
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`))
  expect(rows).toEqual([{ one: 1 }])
  await close()
  await own.drop()
})

// Contract tests for `PooledDatabase`: with Drizzle alone both leave a pool of one connection unusable
// (drizzle-team/drizzle-orm#6114).
test('a transaction that cannot begin gives its connection back', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { maxConnections: 1 })

  await expect(db.transaction(async () => 'reached', { isolationLevel: 'unknown' as never })).rejects.toThrow('begin')

  await expect(db.transaction(async () => 'reached')).resolves.toBe('reached')
  await close()
  await own.drop()
})

test('a connection that does not respond to a rollback is not used again', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { maxConnections: 1, limits: { response: 1_000 } })
  const sleepers: Promise<unknown>[] = []

  const unresponsive = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    sleepers.push(tx.execute(sql`select pg_sleep(60)`).catch(() => undefined))
    throw new Error('the change failed')
  })

  await expect(unresponsive).rejects.toThrow('rollback')
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await Promise.all(sleepers)
  await close()
  await own.drop()
})

test('H4: a statement that takes too long is cancelled, and the connection is used again', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { limits: { statement: 500 } })

  await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({
    cause: { message: 'canceling statement due to statement timeout' },
  })

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  await own.drop()
})

test('H4: rejects a query within seconds while every connection is busy', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { maxConnections: 1, limits: { connection: 500 } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const busy = db.transaction(() => released)

  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout exceeded') },
  })

  release()
  await busy
  await close()
  await own.drop()
})
