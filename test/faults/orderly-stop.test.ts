import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { eventually } from '../eventually.ts'
import { openSocket } from './raw-socket.ts'
import { statusOf, withServer } from './site-process.ts'

/** Fewer than the connections of the pool, so that each has one to wait on. */
const PAGES = 4

test('H2: told to stop, the server finishes what it has begun, takes nothing new and ends well', async () => {
  await withServer({}, async ({ server, databaseUrl, db }) => {
    const brake = new Client({ connectionString: databaseUrl })
    await brake.connect()
    await brake.query('begin')
    await brake.query('lock table practice in access exclusive mode')
    // Pages that wait for the table, and one visitor who never finishes a sentence.
    const begun: Promise<number | string>[] = []
    for (let page = 1; page <= PAGES; page++) {
      begun.push(statusOf(`${server.url}/courses?visit=${page}`))
      await eventually(async () => (await countWaiting(db)) >= page)
    }
    openSocket(server.port).write('GET / HTTP/1.1\r\nHost: localhost\r\n')

    const stopped = server.stop()
    await eventually(async () => typeof (await statusOf(`${server.url}/healthz`)) === 'string')
    await brake.query('commit')
    await brake.end()

    expect(new Set(await Promise.all(begun))).toEqual(new Set([200]))
    expect(await stopped).toBe(0)
  })
})

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
  return rows.length
}
