import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#db/client.ts'
import { startSmtp, type TestSmtp } from '#test/outside-world/smtp.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { type ClockFile, createClockFile } from '../clock.ts'
import { createDatabase, createEmptyDatabase } from '../database.ts'
import { TEST_KEYS } from '../factories/bookings.ts'

export type Replicas = {
  readonly servers: readonly ServerProcess[]
  readonly db: Database
  readonly databaseUrl: string
  /** Starts another server, which is stopped with the others. */
  startAnother(): Promise<ServerProcess>
  readonly smtp: TestSmtp
  /** The clock that all servers read. */
  readonly clock: ClockFile
}

/** Shared, so that each server can decrypt what another encrypted. */
export const REPLICAS_SECRET = 'the secret that all replicas of a test share'

type Options = { readonly isEmpty?: boolean }

const STARTED_WITHIN_MS = 300_000

/**
 * Runs a test with several servers on one database and one mail server. The database has its tables, unless it is to be
 * empty: then the servers race to migrate it.
 */
export async function withReplicas(
  count: number,
  run: (replicas: Replicas) => Promise<void>,
  options: Options = {},
): Promise<void> {
  const { stop, ...replicas } = await startReplicas(count, options)
  await run(replicas).finally(stop)
}

/** The same servers for every test of a file, because starting them is most of the work of a short test. */
export function shareReplicas(count: number): () => Replicas {
  let running: RunningReplicas | undefined
  beforeAll(async () => {
    running = await startReplicas(count)
  }, STARTED_WITHIN_MS)
  afterAll(() => running?.stop())

  return () => {
    if (!running) throw new Error('The servers are available in tests only.')
    return running
  }
}

type RunningReplicas = Replicas & { stop(): Promise<void> }

async function startReplicas(count: number, { isEmpty = false }: Options = {}): Promise<RunningReplicas> {
  const database = await (isEmpty ? createEmptyDatabase() : createDatabase())
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-replicas-'))
  const clock = createClockFile(join(folder, 'clock'))
  const servers: ServerProcess[] = []
  const settings = {
    AUTH_SECRET: REPLICAS_SECRET,
    // Factories encrypt with this key. Servers on an empty database have nothing but its address and AUTH_SECRET.
    ...(!isEmpty && { AUTH_SECRET_PREVIOUS: TEST_KEYS[0] }),
    SMTP_URL: smtp.url,
    TEST_CLOCK_FILE: clock.path,
    LOG_LEVEL: 'warn',
  }
  const startAnother = async () => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServerProcess({ dataDir, databaseUrl: database.url, settings })
    servers.push(server)
    return server
  }
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all(Array.from({ length: count }, startAnother))
  } catch (error) {
    await stop()
    throw error
  }
  return { servers, db: database.db, databaseUrl: database.url, startAnother, smtp, clock, stop }
}
