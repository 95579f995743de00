import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { chooseIdentity } from '#server/embedded-postgres/choose-identity.ts'
import { spawnAs } from '#server/embedded-postgres/identity.ts'
import { freePort } from '#test/servers/free-port.ts'
import type { Pooler } from './pooler.ts'

type PgBouncer = Pooler & { readonly pid: number; readonly configuration: string }

/** The path of PgBouncer on this machine, if it is installed. */
export function findPgBouncer(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path))
}

/** PgBouncer in front of a server, set up as docs/operations.md says. */
export function startPgBouncer(
  program: string,
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<PgBouncer> {
  const { searchParams, hostname, port: serverPort } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  return startWith(
    program,
    databaseUrl,
    ({ port, users }) => `[databases]
* = host='${host}' port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
${mode === 'transaction' ? 'default_pool_size = 5' : ''}
`,
  )
}

/** deploy/three-servers/pgbouncer.ini in front of a database on this machine. */
export async function startDeployedPgBouncer(program: string, databaseUrl: string): Promise<PgBouncer> {
  const deployed = await readFile(
    join(import.meta.dirname, '..', '..', 'deploy', 'three-servers', 'pgbouncer.ini'),
    'utf8',
  )
  return startWith(program, databaseUrl, ({ port, users }) =>
    deployed
      .replace('port=5432', `port=${new URL(databaseUrl).port}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
}

type Place = { readonly port: number; readonly users: string }

async function startWith(program: string, databaseUrl: string, settings: (place: Place) => string): Promise<PgBouncer> {
  const { username, password } = new URL(databaseUrl)
  const parent = await mkdtemp(join(tmpdir(), 'muhurta-pgbouncer-'))
  const folder = join(parent, 'own', 'settings')
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const users = join(folder, 'users')
  const configuration = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(configuration, settings({ port, users }))
  // Like Postgres it refuses to run as root.
  const identity = await chooseIdentity(folder, program)
  const printed: string[] = []
  const child = spawnAs(identity, program, [configuration], { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(String(bytes)))

  const url = new URL(databaseUrl)
  url.search = ''
  url.host = `127.0.0.1:${port}`
  while (child.exitCode === null && !(await accepts(url.href))) await delay(50)
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${printed.join('')}`)
  return {
    url: url.href,
    pid: child.pid ?? 0,
    configuration,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(parent, { recursive: true, force: true })
    },
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  return client.connect().then(
    async () => {
      await client.end()
      return true
    },
    () => false,
  )
}
