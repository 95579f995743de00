import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { connect } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { createDatabase, database, databaseUrl } from '#test/database.ts'
import { type Pooler, startPooler } from '#test/postgres/pooler.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { joinDatabase, openDatabase } from './database.ts'
import { checkOwnPostgres } from './own-postgres.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const scratch = mkdtempSync(join(tmpdir(), 'muhurta-database-'))
afterAll(() => rmSync(scratch, { recursive: true }))

function settingsFor(env: Record<string, string>): Settings {
  const outcome = readSettings(env, scratch)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('uses the embedded database of the running site and leaves it running', async () => {
  const settings = settingsFor({ DATA_DIR: join(scratch, 'embedded') })
  const site = await openDatabase(settings)

  const command = await joinDatabase(settings, { command: 'npm run backup' })
  expect(command.url).toBe(site.url)
  await command.stop()

  await checkOwnPostgres(site.url)
  await site.stop()

  const alone = await joinDatabase(settings, { command: 'npm run backup' })
  await checkOwnPostgres(alone.url)
  await alone.stop()
  await expect(checkOwnPostgres(alone.url, undefined, 0)).rejects.toThrow(
    /^DATABASE_URL: the database cannot be reached/,
  )
})

test('uses DATABASE_URL and still locks the data folder', async () => {
  const settings = settingsFor({ DATA_DIR: join(scratch, 'own'), DATABASE_URL: databaseUrl() })
  const site = await openDatabase(settings)

  expect(site.url).toBe(databaseUrl())
  await expect(openDatabase(settings)).rejects.toThrow(`is in use by process ${process.pid} (npm start)`)
  await site.stop()
})

test.each([
  ['a wrong password', (url: URL) => Object.assign(url, { password: 'hunter2' }), /password authentication failed/],
  [
    'an unknown database',
    (url: URL) => Object.assign(url, { pathname: '/nowhere' }),
    /database "nowhere" does not exist/,
  ],
])('stops the start in one sentence for %s in DATABASE_URL', async (_what, change, reason) => {
  const url = change(new URL(databaseUrl())).href

  const refusal = await checkOwnPostgres(url).catch((error: Error) => error.message)

  expect(refusal).toMatch(/^DATABASE_URL: the database cannot be reached: .*\.$/)
  expect(refusal).toMatch(reason)
  expect(refusal).not.toContain('hunter2')
})

describe('behind a pooler', () => {
  let pooler: Pooler | undefined
  afterEach(() => pooler?.stop())

  test('behind a pooler starts when notifications arrive, as in session mode', async () => {
    pooler = await startPooler(databaseUrl())

    await expect(checkOwnPostgres(pooler.url)).resolves.toBeUndefined()
  })

  test.each([
    ['openDatabase', (settings: Settings) => openDatabase(settings)],
    ['joinDatabase', (settings: Settings) => joinDatabase(settings, { command: 'npm run worker' })],
  ])(
    'behind a pooler: %s stops the start in one sentence when notifications do not arrive, as in transaction mode',
    async (name, start) => {
      pooler = await startPooler(databaseUrl(), { deliversNotifications: false })
      const settings = settingsFor({ DATA_DIR: join(scratch, name), DATABASE_URL: pooler.url })

      const refusal = await start(settings).catch((error: Error) => error)

      expect(refusal).toBeInstanceOf(StartRefused)
      expect(String(refusal)).toMatch(/DATABASE_URL: notifications \(LISTEN\) do not arrive .*\.$/)
    },
  )

  test('behind a pooler in transaction mode starts with a direct address for listening', async () => {
    pooler = await startPooler(databaseUrl(), { deliversNotifications: false })
    const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl() }

    const site = await openDatabase(settingsFor({ DATA_DIR: join(scratch, 'direct'), ...addresses }))

    expect(site).toMatchObject({ url: pooler.url, directUrl: databaseUrl(), isPooled: true })
    await site.stop()
  })

  test('behind a pooler stops the start in one sentence when the direct address leads to another database', async () => {
    pooler = await startPooler(databaseUrl())
    const other = await createDatabase()

    const refusal = await checkOwnPostgres(pooler.url, other.url).catch((error: Error) => error)

    expect(refusal).toBeInstanceOf(StartRefused)
    expect(String(refusal)).toMatch(
      /DATABASE_DIRECT_URL: notifications \(LISTEN\) from DATABASE_URL do not arrive there/,
    )
    await other.drop()
  })

  test.each([
    [true, []],
    [false, [{ name: 'by_id' }]],
  ])('sends named statements only where the next one reaches the same session: %s', async (isPooled, expected) => {
    const { db, close } = connect(databaseUrl(), { isPooled, maxConnections: 1 })

    await db.select({ id: users.id }).from(users).limit(1).prepare('by_id').execute()
    const { rows } = await db.execute(sql`select name from pg_prepared_statements`)

    expect(rows).toEqual(expected)
    await close()
  })

  test('asks a pooler for no setting that it refuses, from the jobs either', async () => {
    pooler = await startPooler(databaseUrl(), { refusedSetting: 'options' })

    const jobs = await startJobs(pooler.url, jobContext(database()), {})

    expect(jobs.isHealthy()).toBe(true)
    await jobs.stop()
  })

  test.each(['statement_timeout', 'idle_in_transaction_session_timeout'])(
    'behind a pooler stops the start in one sentence when the pooler refuses %s',
    async (refusedSetting) => {
      pooler = await startPooler(databaseUrl(), { refusedSetting })

      const refusal = await checkOwnPostgres(pooler.url).catch((error: Error) => error)

      expect(refusal).toBeInstanceOf(StartRefused)
      expect(String(refusal)).toContain(`cannot be reached: unsupported startup parameter: ${refusedSetting}.`)
    },
  )
})
