import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#db/client.ts'
import { type ClockFile, createClockFile } from '../clock.ts'
import { createDatabase, createEmptyDatabase } from '../database.ts'
import { TEST_KEYS } from '../factories/bookings.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'

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

/**
 * Runs a test with several servers on one database and one mail server. The database has its tables, unless it is to be
 * empty: then the servers race to migrate it.
 */
export async function withReplicas(
  count: number,
  run: (replicas: Replicas) => Promise<void>,
  { isEmpty = false }: { readonly isEmpty?: boolean } = {},
): Promise<void> {
  const database = await (isEmpty ? createEmptyDatabase() : createDatabase())
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-replicas-'))
  const clock = createClockFile(join(folder, 'clock'))
  const servers: ServerProcess[] = []
  try {
    const settings = {
      AUTH_SECRET: REPLICAS_SECRET,
      // Factories encrypt with this key.
      AUTH_SECRET_PREVIOUS: TEST_KEYS[0],
      SMTP_URL: smtp.url,
      TEST_CLOCK_FILE: clock.path,
      LOG_LEVEL: 'warn',
    }
    const start = async () => {
      const dataDir = await mkdtemp(join(folder, 'server-'))
      const server = await startServerProcess({ dataDir, databaseUrl: database.url, settings })
      servers.push(server)
      return server
    }
    await Promise.all(Array.from({ length: count }, start))
    await run({ servers, db: database.db, databaseUrl: database.url, startAnother: start, smtp, clock })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
