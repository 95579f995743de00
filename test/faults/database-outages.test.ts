import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { serverPid } from '../held-database.ts'
import { statusOf, withEmbeddedServer, withServer } from './site-process.ts'

/** Pages that are never kept in memory. */
let asked = 0
const freshPage = () => `/blog?q=moon&visit=${++asked}`

test('H3: a database that is killed, loses its lines or stands still means 503, and then all is well again', async () => {
  await withEmbeddedServer({}, async ({ server, dataDir, databaseUrl }) => {
    const seen = new Set<number | string>()
    const askOnce = async () => {
      const status = await statusOf(server.url + freshPage())
      seen.add(status)
      return status === 200
    }
    expect(await askOnce()).toBe(true)

    process.kill(serverPid(dataDir), 'SIGKILL')
    await eventually(async () => !(await askOnce()))
    await eventually(askOnce)

    await throwEverybodyOut(databaseUrl)
    await eventually(askOnce)

    const backends = await listBackends(databaseUrl)
    for (const pid of backends) process.kill(pid, 'SIGSTOP')
    await eventually(async () => !(await askOnce()))
    for (const pid of backends) process.kill(pid, 'SIGCONT')
    await eventually(askOnce)

    expect([...seen].toSorted()).toEqual([200, 503])
    await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200)
  })
})

test('H4: when slow questions hold every connection the others get 503 soon, and afterwards all is well', async () => {
  await withServer({}, async ({ server, databaseUrl, db }) => {
    const brake = new Client({ connectionString: databaseUrl })
    await brake.connect()
    await brake.query('begin')
    await brake.query('lock table practice in access exclusive mode')

    const answers = await Promise.all(Array.from({ length: 40 }, () => statusOf(server.url + freshPage())))
    const timeouts = await db.execute(sql`select setting from pg_settings where name = 'statement_timeout'`)
    await brake.query('rollback')
    await brake.end()

    expect(new Set(answers)).toEqual(new Set([503]))
    expect(timeouts.rows).toEqual([{ setting: '5000' }])
    await eventually(async () => (await statusOf(server.url + freshPage())) === 200)
  })
})

async function throwEverybodyOut(databaseUrl: string): Promise<void> {
  await ask(
    databaseUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
  )
}

async function listBackends(databaseUrl: string): Promise<number[]> {
  const rows = await ask(
    databaseUrl,
    "select pid from pg_stat_activity where application_name = 'muhurta' and pid <> pg_backend_pid()",
  )
  return rows.map(({ pid }) => Number(pid))
}

async function ask(databaseUrl: string, question: string): Promise<{ pid: unknown }[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'muhurta-test' })
  await client.connect()
  try {
    return (await client.query<{ pid: unknown }>(question)).rows
  } finally {
    await client.end()
  }
}
