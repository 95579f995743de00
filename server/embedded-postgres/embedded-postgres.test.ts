import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isProcessAlive } from '../is-process-alive.ts'
import { findPostgresBinaries } from './binaries.ts'
import { chooseIdentity } from './choose-identity.ts'
import { runningDatabaseUrl } from './database-url.ts'
import { runAs } from './identity.ts'
import { socketFolderFor } from './socket-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

let scratch: string
let pristine: string
let shared: EmbeddedPostgres
let running: EmbeddedPostgres[]

// Making a database takes a second, copying one much less: it is made once here.
beforeAll(async () => {
  scratch = await realpath(await mkdtemp(join(tmpdir(), 'muhurta-embedded-')))
  pristine = join(scratch, 'pristine', 'postgres')
  await mkdir(dirname(pristine))
  shared = await startEmbeddedPostgres({ folder: pristine })
  await shared.stop()
  shared = await startEmbeddedPostgres({ folder: await givenDatabase('shared') })
})

afterAll(async () => {
  await shared.stop()
  await rm(scratch, { recursive: true, force: true })
})

beforeEach(() => {
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
})

async function givenDatabase(...path: string[]): Promise<string> {
  const folder = join(scratch, ...(path.length > 0 ? path : [randomUUID()]), 'postgres')
  await cp(pristine, folder, { recursive: true })
  return folder
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder })
  running.push(server)
  return server
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(statement)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

test('keeps its data over a restart', async () => {
  const folder = await givenDatabase()
  const first = await start(folder)
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()
  expect(isProcessAlive(first.pid())).toBe(false)

  const second = await start(folder)

  expect(await ask(second.url, 'select answer from kept')).toBe(42)
})

test('uses UTC and UTF-8 and syncs every commit to disk', async () => {
  const { url } = shared

  const settings = `concat_ws(' ', current_setting('timezone'), current_setting('server_encoding'), current_setting('fsync'), current_setting('synchronous_commit'))`
  expect(await ask(url, `select ${settings} as answer`)).toBe('UTC UTF8 on on')
  expect(await ask(url, `select lower('ÀÉ') as answer`)).toBe('àé')
})

test("runs the site's role without superuser rights and requires the password", async () => {
  const { url } = shared
  const wrong = new URL(url)
  wrong.password = 'guessed'
  const superuser = new URL(url)
  superuser.username = 'postgres'

  expect(await ask(url, 'select rolsuper as answer from pg_roles where rolname = current_user')).toBe(false)
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  await expect(ask(superuser.href, 'select 1')).rejects.toThrow('pg_hba.conf')
})

test('a database of 0.2, whose role may not create others, may after the next start', async () => {
  const rights = 'select rolcreatedb as answer from pg_roles where rolname = current_user'
  const folder = await givenDatabase('of-0.2')
  const { postgres } = findPostgresBinaries()
  const session = ['--single', '-D', join(folder, 'cluster'), 'postgres']
  const input = 'alter role muhurta nocreatedb;\n'
  expect(await runAs(await chooseIdentity(folder, postgres), postgres, session, { input })).toMatchObject({ code: 0 })
  await rm(join(folder, 'may-create-databases'))

  const after = await start(folder)

  expect(await ask(after.url, rights)).toBe(true)
  await after.stop()
})

test('protects folder, password and socket from other accounts', async () => {
  const modeOf = async (name: string) =>
    ((await stat(join(scratch, 'shared', 'postgres', name))).mode & 0o777).toString(8)

  expect(await modeOf('.')).toBe('700')
  expect(await modeOf('password')).toBe('600')
  expect(await modeOf('.s.PGSQL.5432')).toBe('700')
})

test('works in a very long path, with its socket elsewhere', async () => {
  const long = await givenDatabase('a'.repeat(120), 'ब'.repeat(40))

  const { url, stop } = await start(long)

  expect(await ask(url, 'select 1 as answer')).toBe(1)
  const socketFolder = socketFolderFor(long)
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  await stop()
  expect(existsSync(socketFolder)).toBe(false)
})

test('works in a path with spaces, quotes and commas', async () => {
  const odd = await givenDatabase(`Asha's "data", 50% new`)

  const { url } = await start(odd)

  expect(await ask(url, 'select 1 as answer')).toBe(1)
})

test('restarts a crashed server', async () => {
  const server = await start(await givenDatabase())
  const crashed = server.pid()

  process.kill(crashed, 'SIGKILL')

  await expect.poll(() => server.pid()).not.toBe(crashed)
  expect(await ask(server.url, 'select 1 as answer')).toBe(1)
})

test('starts when the stale pid belongs to another program', async () => {
  const folder = await givenDatabase()
  const note = [process.ppid, join(folder, 'cluster'), 1_700_000_000, 5432, folder, '', '', 'ready', ''].join('\n')
  await writeFile(join(folder, 'cluster', 'postmaster.pid'), note)

  const { url } = await start(folder)

  expect(await ask(url, 'select 1 as answer')).toBe(1)
})

test('removes what a killed first start left behind', async () => {
  const folder = await givenDatabase()
  const leftover = `${folder}.unfinished-1f2e3d4c`
  await mkdir(join(leftover, 'cluster'), { recursive: true })

  await start(folder)

  expect(existsSync(leftover)).toBe(false)
})

test('refuses another major version in one sentence', async () => {
  const folder = await givenDatabase()
  await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n')

  await expect(start(folder)).rejects.toThrow(/made by Postgres 17, and this program brings 18/)
})

test('finds the database of a running site, and none when it is stopped', async () => {
  const folder = await givenDatabase()
  const { url, stop } = await start(folder)

  expect(await runningDatabaseUrl(folder)).toBe(url)
  await stop()
  expect(await runningDatabaseUrl(folder)).toBeUndefined()
})

test('does not log statements with user data', async () => {
  const { url } = shared
  await ask(url, 'create table people (email text primary key)')
  await ask(url, `insert into people values ('asha@example.com')`)

  await expect(ask(url, `insert into people values ('asha@example.com')`)).rejects.toThrow('duplicate key')
  await expect(ask(url, `select 'asha@example.com'::integer`)).rejects.toThrow('invalid input')

  expect(await readFile(join(scratch, 'shared', 'postgres', 'log'), 'utf8')).not.toContain('asha')
})
