import { chown, lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'
import { findPostgresBinaries, POSTGRES_MAJOR, type PostgresBinaries } from './binaries.ts'
import { chooseIdentity } from './choose-identity.ts'
import { allowDatabases, createCluster, removeUnfinishedClusters } from './create-cluster.ts'
import { databaseUrl } from './database-url.ts'
import type { Identity } from './identity.ts'
import type { Endpoint } from './postgres-options.ts'
import { socketFolderFor } from './socket-folder.ts'
import { type RunningServer, superviseServer } from './supervise-server.ts'

export type EmbeddedPostgres = {
  readonly url: string
  /** The server's pid; another one after a crash. */
  pid(): number
  stop(): Promise<void>
}

type Options = {
  /** For the database, its password, log and socket. The caller holds the lock of the folder above. */
  readonly folder: string
  /** For tests: not synced to disk, and allowed to create more databases. */
  readonly disposable?: boolean
  /** Called with one sentence when the server had to be restarted, or could not be. */
  readonly onProblem?: (sentence: string) => void
}

/** Starts the private Postgres of a data folder, and creates it at the first start. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries()
  const folder = join(await realpath(dirname(options.folder)), basename(options.folder))
  const disposable = options.disposable ?? false

  await removeUnfinishedClusters(folder)
  const identity = (await exists(folder))
    ? await openCluster(folder, binaries)
    : await createCluster({ folder, binaries, disposable })

  const endpoint = await chooseEndpoint(folder)
  const plan = { folder, binaries, identity, endpoint, disposable }
  const server: RunningServer = await superviseServer(plan, options.onProblem ?? (() => undefined))
  const password = await readFile(join(folder, 'password'), 'utf8')

  return { url: databaseUrl(endpoint, password), pid: server.pid, stop: server.stop }
}

async function openCluster(folder: string, binaries: PostgresBinaries): Promise<Identity> {
  const cluster = join(folder, 'cluster')
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((cause: unknown) => {
    throw new StartRefused(`The database in ${folder} cannot be read by this account: start as the one that made it.`, {
      cause,
    })
  })
  if (version.trim() !== POSTGRES_MAJOR) {
    throw new StartRefused(
      `The database in ${folder} was made by Postgres ${version.trim()}, and this program brings ${POSTGRES_MAJOR}: make a backup with the earlier version, and restore it into a new DATA_DIR.`,
    )
  }

  const identity = await chooseIdentity(folder, binaries.postgres)
  if (identity.account) await changeOwner(folder, identity.account)
  await allowDatabases(folder, binaries, identity)
  return identity
}

/** The folder itself comes last, so that an interrupted change is repeated. */
async function changeOwner(path: string, account: { uid: number; gid: number }): Promise<void> {
  const cluster = join(path, 'cluster')
  if ((await stat(cluster)).uid === account.uid) return

  const names = await readdir(cluster, { recursive: true })
  for (const name of names.toReversed()) await chown(join(cluster, name), account.uid, account.gid)
  await chown(cluster, account.uid, account.gid)
}

/** Node has no Unix sockets on Windows: there it is a local port, protected by the password alone. */
async function chooseEndpoint(folder: string): Promise<Endpoint> {
  if (process.platform !== 'win32') return { kind: 'socket', folder: socketFolderFor(folder) }

  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port for the embedded database.')
  return { kind: 'port', port: address.port }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
