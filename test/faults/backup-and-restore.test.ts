import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { emails } from '#db/schema/emails.ts'
import { runningDatabaseUrl } from '#server/embedded-postgres/database-url.ts'
import { requireBuiltServer } from '#test/servers/build.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { type ProgramRun, runProgram } from '../../scripts/run-program.ts'
import { givenEmail } from '../factories/emails.ts'

let folder: string
let old: ServerProcess
const servers: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muhurta-backup-'))
  old = await startSite('old')
}, 300_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await rm(folder, { recursive: true, force: true })
})

test('a running site can be backed up and restored into another folder', async () => {
  const file = join(folder, 'backup')
  await writeFile(join(folder, 'old', 'uploads', 'portrait.png'), 'a picture')
  const keys = await writeEmails('old', 20)

  const backup = await run('backup', 'old', file)
  const restore = await run('restore', 'new', file)
  const restored = await startSite('new')

  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('tables and') })
  expect(restore).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup of') })
  expect((await fetch(restored.url)).status).toBe(200)
  expect(await listEmails('new')).toEqual(expect.arrayContaining(keys))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'new', 'secrets', 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('a backup in a folder is named by the newest hash of its records, with which fsck finds them in the restored site', async () => {
  const made = await run('backup', 'old', folder)
  const [, path = '', hash = ''] = /to (\S+-([0-9a-f]{12})\.backup)\./.exec(made.output) ?? []
  const restored = await run('restore', 'named', path)

  expect(restored, made.output).toMatchObject({ code: 0 })
  expect(await run('fsck', 'named', '--expect', hash)).toMatchObject({ code: 0 })
  expect(await run('fsck', 'named', `--expect=${hash}`)).toMatchObject({ code: 0 })
  expect(await run('fsck', 'named', '--expect', '0123456789ab')).toMatchObject({
    code: 1,
    output: expect.stringContaining('expected hash 0123456789ab: is not in the chain'),
  })
  expect(await run('fsck', 'named', '--expect', 'hash')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage'),
  })
})

test('an encrypted backup says what it is and where it goes, and is restored with the passphrase only', async () => {
  const file = join(folder, 'encrypted.backup')
  const passphrase = { BACKUP_PASSPHRASE: 'seven lamps by the river' }
  const made = await runWith(passphrase, 'backup', 'old', file)

  const without = await run('restore', 'opened', file)
  const wrong = await runWith({ BACKUP_PASSPHRASE: 'seven lamps by the sea' }, 'restore', 'opened', file)
  const restored = await runWith(passphrase, 'restore', 'opened', file, '--yes')

  const [, hash = 'none'] = /The newest hash of its records is (\w+)\./.exec(made.output) ?? []
  expect(made.output).toContain('It is encrypted with BACKUP_PASSPHRASE')
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining('set BACKUP_PASSPHRASE') })
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('encrypted with another passphrase') })
  expect(wrong.output.trim().split('\n')).toHaveLength(1)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  expect(restored.output).toMatch(/^The backup .*encrypted\.backup, [\d.]+ MB, made 20/)
  expect(restored.output).toContain(`end with the hash ${hash}`)
  expect(restored.output).toContain(`DATA_DIR ${join(folder, 'opened')} and its embedded database`)
  expect(restored.output).toContain('nothing: the database is empty')
  expect(await run('fsck', 'opened', '--expect', hash)).toMatchObject({ code: 0 })
})

test('refuses to restore over a site with data, in one sentence', async () => {
  const file = join(folder, 'backup')

  const whileRunning = await run('restore', 'old', file)
  await old.stop()
  const afterwards = await run('restore', 'old', file)

  expect(whileRunning).toMatchObject({ code: 1, output: expect.stringContaining(`is in use by process ${old.pid}`) })
  expect(afterwards).toMatchObject({ code: 1, output: expect.stringContaining('The database is not empty') })
  expect(afterwards.output.trim().split('\n')).toHaveLength(1)
})

test.each([
  ['backup', [], 'Usage: npm run backup -- FILE'],
  ['restore', [], 'Usage: npm run restore -- FILE'],
  ['restore', ['no-such-file'], 'File not found'],
] as const)('%s %j reports in one sentence what is missing', async (command, args, sentence) => {
  const outcome = await run(command, 'missing', ...args)

  expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining(sentence) })
  expect(outcome.output.trim().split('\n')).toHaveLength(1)
})

async function startSite(name: string): Promise<ServerProcess> {
  const dataDir = join(folder, name)
  await mkdir(dataDir, { recursive: true })
  const server = await startServerProcess({ dataDir })
  servers.push(server)
  return server
}

type Command = 'backup' | 'fsck' | 'restore'

function run(command: Command, name: string, ...args: string[]): Promise<ProgramRun> {
  return runWith({}, command, name, ...args)
}

function runWith(
  settings: Record<string, string>,
  command: Command,
  name: string,
  ...args: string[]
): Promise<ProgramRun> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: join(folder, name),
    NODE_ENV: 'production',
    ...settings,
  }
  return runProgram([process.execPath, requireBuiltServer(), command, ...args], { cwd: folder, env })
}

async function writeEmails(name: string, count: number): Promise<string[]> {
  return withDatabase(name, async (db) => {
    const written = await Promise.all(Array.from({ length: count }, () => givenEmail(db)))
    return written.map(({ eventKey }) => eventKey)
  })
}

async function listEmails(name: string): Promise<string[]> {
  const rows = await withDatabase(name, (db) => db.select({ eventKey: emails.eventKey }).from(emails))
  return rows.map(({ eventKey }) => eventKey)
}

async function withDatabase<T>(name: string, run: (db: Database) => Promise<T>): Promise<T> {
  const url = await runningDatabaseUrl(join(folder, name, 'postgres'))
  if (!url) throw new Error('The server is ready, but its database is not.')
  const connection = connect(url)
  return run(connection.db).finally(() => connection.close())
}
