import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { serverPid } from '#test/postgres/database-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { statusOf, withEmbeddedServer, withServer } from './site-process.ts'

let requested = 0
/** A page that is never cached. */
const uncachedPage = () => `/blog?q=moon&visit=${++requested}`

test('H3: a killed, disconnected or frozen database means 503 until it is back', async () => {
  await withEmbeddedServer({}, async ({ server, dataDir, databaseUrl }) => {
    const seen = new Set<number | string>()
    const request = async () => {
      const status = await statusOf(server.url + uncachedPage())
      seen.add(status)
      return status === 200
    }
    expect(await request()).toBe(true)

    process.kill(serverPid(dataDir), 'SIGKILL')
    await eventually(async () => !(await request()))
    await eventually(request)

    await terminateConnections(databaseUrl)
    await eventually(request)

    const backends = await listBackends(databaseUrl)
    for (const pid of backends) process.kill(pid, 'SIGSTOP')
    await eventually(async () => !(await request()))
    for (const pid of backends) process.kill(pid, 'SIGCONT')
    await eventually(request)

    expect([...seen].toSorted()).toEqual([200, 503])
    await eventually(async () => (await statusOf(`${server.url}/readyz`)) === 200)
  })
})

test('H4: requests get 503 while slow queries hold every connection, and 200 afterwards', async () => {
  await withServer({}, async ({ server, databaseUrl, db }) => {
    const blocker = new Client({ connectionString: databaseUrl })
    await blocker.connect()
    await blocker.query('begin')
    await blocker.query('lock table practice in access exclusive mode')

    const responses = await Promise.all(Array.from({ length: 40 }, () => statusOf(server.url + uncachedPage())))
    const timeouts = await db.execute(sql`select setting from pg_settings where name = 'statement_timeout'`)
    await blocker.query('rollback')
    await blocker.end()

    expect(new Set(responses)).toEqual(new Set([503]))
    expect(timeouts.rows).toEqual([{ setting: '5000' }])
    await eventually(async () => (await statusOf(server.url + uncachedPage())) === 200)
  })
})

async function terminateConnections(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
  )
}

async function listBackends(databaseUrl: string): Promise<number[]> {
  const rows = await query(
    databaseUrl,
    "select pid from pg_stat_activity where application_name = 'muhurta' and pid <> pg_backend_pid()",
  )
  return rows.map(({ pid }) => Number(pid))
}

async function query(databaseUrl: string, statement: string): Promise<{ pid: unknown }[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'muhurta-test' })
  await client.connect()
  try {
    return (await client.query<{ pid: unknown }>(statement)).rows
  } finally {
    await client.end()
  }
}
