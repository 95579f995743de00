import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { knownMigrations } from '#db/migrations.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { freePort } from '#test/servers/free-port.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { eventually } from '#test/time/eventually.ts'
import { createEmptyDatabase, database, databaseUrl } from '../database.ts'
import { FIRST_START_KILLS, LONG_TIMEOUT } from '../races/sizes.ts'
import { statusOf, withDataDir } from './site-process.ts'

const LAST_KILL_MS = 3_000

test(
  'H17: the first start works after many kills, and a printed setup link survives a restart',
  LONG_TIMEOUT,
  async () => {
    await withDataDir(async (dataDir) => {
      for (let kill = 1; kill <= FIRST_START_KILLS; kill++) {
        const start = runServer({ DATA_DIR: dataDir }, (kill * LAST_KILL_MS) / FIRST_START_KILLS)
        expect((await start).code).toBeNull()
      }
      const first = await startServerProcess({ dataDir })
      const link = await setupLink(first)
      await first.kill()
      const next = await startServerProcess({ dataDir, port: first.port })

      expect(await statusOf(link)).toBe(200)
      expect(await (await fetch(link)).text()).not.toContain('needs the one-time setup link')
      expect(await statusOf(await setupLink(next))).toBe(200)
      expect(await next.stop()).toBe(0)
    })
  },
)

test('H8: the next start completes migrations that were interrupted by a kill', async () => {
  const emptyDatabase = await createEmptyDatabase()
  try {
    await withDataDir(async (dataDir) => {
      for (const killAfterMs of [300, 600, 900]) {
        await runServer({ DATA_DIR: dataDir, DATABASE_URL: emptyDatabase.url }, killAfterMs)
      }
      const server = await startServerProcess({ dataDir, databaseUrl: emptyDatabase.url })
      const { rows } = await emptyDatabase.db.execute(sql`select version from schema_migrations order by version`)

      expect(rows.map(({ version }) => version)).toEqual(knownMigrations.map(({ version }) => version))
      expect(await statusOf(server.url)).toBe(200)
      await server.stop()
    })
  } finally {
    await emptyDatabase.drop()
  }
})

test('H8: an older server refuses a newer database in one sentence', async () => {
  await database().execute(
    sql`insert into schema_migrations (version, name, checksum) values (9999, 'from-the-future', 'x')`,
  )
  await withDataDir(async (dataDir) => {
    const { code, output } = await runServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl() })

    expect(code).toBe(1)
    expect(output).toMatch(
      /^The database is newer than this program: it has migration 9999-from-the-future\.sql[^\n]*\n$/,
    )
  })
})

type End = { readonly code: number | null; readonly output: string }

/** Runs the built server with only these settings and kills it after the timeout. */
async function runServer(settings: Record<string, string>, timeout?: number): Promise<End> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...settings }
  const child = spawn(process.execPath, [requireBuiltServer(), 'serve'], {
    env: { ...env, PORT: String(await freePort()) },
    timeout,
    killSignal: 'SIGKILL',
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** The link is printed after the server is ready, so wait for it. */
function setupLink(server: ServerProcess): Promise<string> {
  return eventually(() => /https?:\/\/\S+\/create-admin\?\S+(?=\s)/.exec(server.output())?.[0])
}
