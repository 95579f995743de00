import type { ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PostgresBinaries } from './binaries.ts'
import { type Identity, spawnAs } from './identity.ts'
import { type Endpoint, postgresOptions } from './postgres-options.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { stopOrphan } from './stop-server.ts'

export type ServerPlan = {
  readonly folder: string
  readonly binaries: PostgresBinaries
  readonly identity: Identity
  readonly endpoint: Endpoint
  readonly disposable: boolean
}

export type PostgresProcess = { readonly pid: number; readonly ended: Promise<void> }

const START_WITHIN_MS = 60_000
const ATTEMPTS = 20
const LARGEST_LOG_BYTES = 5_000_000

/**
 * Starts the server and waits until it is ready. An orphan that has not written its pid file yet, or its last backends,
 * may fail the first attempts; they end within seconds.
 */
export async function startServer(plan: ServerPlan): Promise<PostgresProcess> {
  const cluster = join(plan.folder, 'cluster')
  for (let attempt = 1; ; attempt++) {
    await stopOrphan(cluster, plan.binaries)
    const child = await launch(plan, cluster)
    if (await becomesReady(child, cluster)) return watch(child)
    if (attempt === ATTEMPTS)
      throw new Error(`The embedded database does not start: ${await lastLogLines(plan.folder)}`)
    await delay(100)
  }
}

/** Detached: Ctrl-C in a terminal must stop the site first, which still needs the database. */
async function launch(plan: ServerPlan, cluster: string): Promise<ChildProcess> {
  const log = await openLog(plan.folder)
  try {
    const options = postgresOptions(plan.endpoint, plan)
    const child = spawnAs(plan.identity, plan.binaries.postgres, ['-D', cluster, ...options], {
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    return child
  } finally {
    await log.close()
  }
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const deadline = Date.now() + START_WITHIN_MS
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(cluster)
    if (file?.pid === child.pid && file?.isReady) return true
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      return false
    }
    await delay(10)
  }
  return false
}

function watch(child: ChildProcess): PostgresProcess {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.unref()
  return { pid: child.pid ?? 0, ended }
}

async function openLog(folder: string) {
  const path = join(folder, 'log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.old`)
  return open(path, 'a', 0o600)
}

async function lastLogLines(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-3).join(' ')
}
