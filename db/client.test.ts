import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { connect } from './client.ts'
import { GatheringSocket } from './gathering-socket.ts'

test('H3: a database that throws connections out at any moment costs some transactions, but no connection for good', async () => {
  const own = await createDatabase()
  const { db, pool, close } = connect(own.url, { maxConnections: 3, applicationName: 'thrown-out' })
  let failed = 0

  for (let round = 0; round < 20; round++) {
    const [outcomes] = await Promise.all([
      Promise.allSettled(Array.from({ length: 3 }, () => db.transaction((tx) => tx.execute(sql`select 1`)))),
      own.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'thrown-out'`),
    ])
    failed += outcomes.filter(({ status }) => status === 'rejected').length
  }

  expect(failed).toBeGreaterThan(0)
  await eventually(() => pool.totalCount === pool.idleCount)
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as well`))
  expect(rows).toEqual([{ well: 1 }])
  await close()
  await own.drop()
})

test('a transaction and its first statements leave together', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { maxConnections: 1 })
  const ask = () => db.transaction((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]))
  await ask()
  const gathered = vi.spyOn(GatheringSocket.prototype, '_writev')
  const alone = vi.spyOn(GatheringSocket.prototype, '_write')

  await ask()

  expect(gathered).toHaveBeenCalledTimes(1)
  // What ends it.
  expect(alone).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
  await close()
  await own.drop()
})

test('H4: a statement that takes too long is stopped, and the connection is used again', async () => {
  const own = await createDatabase()

  await expect(own.db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({
    cause: { message: 'canceling statement due to statement timeout' },
  })

  expect((await own.db.execute(sql`select 1 as well`)).rows).toEqual([{ well: 1 }])
  await own.drop()
})

test('H4: when every connection is busy the next one to ask is turned away within seconds', async () => {
  const own = await createDatabase()
  const { db, close } = connect(own.url, { maxConnections: 1 })
  let leave: () => void = () => undefined
  const staying = new Promise<void>((resolve) => {
    leave = resolve
  })
  const busy = db.transaction(() => staying)

  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout exceeded') },
  })

  leave()
  await busy
  await close()
  await own.drop()
})
