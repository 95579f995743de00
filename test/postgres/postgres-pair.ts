import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { chooseIdentity } from '#server/embedded-postgres/choose-identity.ts'
import { type Identity, runAs, spawnAs } from '#server/embedded-postgres/identity.ts'
import { freePort } from '#test/servers/free-port.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The newest Postgres with its tools that Debian has installed; the embedded one cannot copy itself to a standby. */
export async function findPostgresFolder(): Promise<string | undefined> {
  const versions = (await readdir(DEBIAN).catch(() => [])).toSorted((one, other) => Number(other) - Number(one))
  return versions[0] && join(DEBIAN, versions[0], 'bin')
}

export type PostgresPair = {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Nothing reaches the standby any more, as when the network between the two is cut. */
  cutReplication(): Promise<void>
  /** As when its machine loses power. */
  killPrimary(): Promise<void>
  /** Starts the killed primary again, with what operations says to put there first or without. */
  returnPrimary(options: { readonly isFenced: boolean }): Promise<void>
  stop(): Promise<void>
}

const NAME = 'muhurta'

/**
 * A primary and its standby with deploy/three-servers/postgresql.conf: a change is acknowledged when both have it. Unless it
 * is asynchronous, which is the mistake that a test must notice.
 */
export async function startPostgresPair(bin: string, { isSynchronous = true } = {}): Promise<PostgresPair> {
  const parent = await mkdtemp(join(tmpdir(), 'muhurta-pair-'))
  const [primary, standby] = [join(parent, 'own', 'primary'), join(parent, 'own', 'standby')]
  for (const folder of [primary, standby]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const identity = await chooseIdentity(primary, join(bin, 'postgres'))
  if (identity.account) await chown(standby, identity.account.uid, identity.account.gid)
  const password = randomBytes(12).toString('hex')
  const [port, standbyPort] = [await freePort(), await freePort()]
  const urlAt = (at: number, database = NAME) => `postgres://${NAME}:${password}@127.0.0.1:${at}/${database}`

  const passwordFile = join(parent, 'own', 'password')
  await writeFile(passwordFile, password)
  const init = [
    '-D',
    primary,
    '-U',
    NAME,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
  ]
  await run(identity, join(bin, 'initdb'), init)
  await appendFile(join(primary, 'postgresql.conf'), "\ninclude 'deployed.conf'\n")
  await writeSettings(primary, port, { isSynchronous: false })
  let first = await start(identity, bin, primary, urlAt(port, 'postgres'))
  await query(urlAt(port, 'postgres'), `create database ${NAME}`)

  const from = `host=127.0.0.1 port=${port} user=${NAME} password=${password} application_name=standby`
  await run(identity, join(bin, 'pg_basebackup'), [
    '-D',
    standby,
    '-R',
    '-X',
    'stream',
    '--checkpoint=fast',
    '-d',
    from,
  ])
  await writeSettings(standby, standbyPort, { isSynchronous: false })
  const second = await start(identity, bin, standby, urlAt(standbyPort))
  await writeSettings(primary, port, { isSynchronous })
  await query(urlAt(port), 'select pg_reload_conf()')
  const state = isSynchronous ? 'sync' : 'async'
  const isFollowed = `select from pg_stat_replication where state = 'streaming' and sync_state = '${state}'`
  while ((await query(urlAt(port), isFollowed)) === 0) await delay(100)

  return {
    primaryUrl: urlAt(port),
    standbyUrl: urlAt(standbyPort),
    async cutReplication() {
      const senders = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(first.pid)])
        .toString()
        .split('\n')
        .filter((line) => line.includes('walsender'))
      if (senders.length !== 1) throw new Error(`There are ${senders.length} senders instead of one.`)
      for (const line of senders) process.kill(Number.parseInt(line, 10), 'SIGSTOP')
    },
    async killPrimary() {
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first.pid)])
        .toString()
        .split('\n')
      for (const pid of [first.pid, ...children.map(Number)]) if (pid) killHard(pid)
      await ended(first)
    },
    async returnPrimary({ isFenced }) {
      const signal = join(primary, 'standby.signal')
      await (isFenced ? writeFile(signal, '') : rm(signal, { force: true }))
      first = await start(identity, bin, primary, urlAt(port))
    },
    async stop() {
      for (const child of [first, second]) {
        child.kill('SIGINT')
        await ended(child)
      }
      await rm(parent, { recursive: true, force: true })
    },
  }
}

async function writeSettings(folder: string, port: number, { isSynchronous }: { isSynchronous: boolean }) {
  const deployed = await readFile(
    join(import.meta.dirname, '..', '..', 'deploy', 'three-servers', 'postgresql.conf'),
    'utf8',
  )
  const settings = isSynchronous ? deployed : deployed.replace(/^synchronous_standby_names.*$/m, '')
  const own = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`]
  await writeFile(join(folder, 'deployed.conf'), `${settings}\n${own.join('\n')}\n`)
}

async function start(identity: Identity, bin: string, folder: string, url: string): Promise<ChildProcess> {
  const child = spawnAs(identity, join(bin, 'postgres'), ['-D', folder], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(String(bytes)))
  while (child.exitCode === null && !(await query(url, 'select 1').catch(() => undefined))) await delay(100)
  if (child.exitCode !== null) throw new Error(`Postgres did not start: ${printed.join('')}`)
  return child
}

/** Returns the number of rows. */
async function query(url: string, text: string): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function run(identity: Identity, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runAs(identity, program, args)
  if (code !== 0) throw new Error(`${basename(program)} failed with code ${code}: ${output}`)
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its parent.
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
