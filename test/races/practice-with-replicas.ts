import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#db/client.ts'
import { type ClockFile, createClockFile } from '../clock.ts'
import { createEmptyDatabase } from '../database.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'

export type Replicas = {
  readonly servers: readonly ServerProcess[]
  readonly db: Database
  readonly databaseUrl: string
  /** One more of them, which is stopped with the others if it is still there. */
  startAnother(): Promise<ServerProcess>
  readonly smtp: TestSmtp
  /** The one clock that all servers read. */
  readonly clock: ClockFile
}

/** What one server has sealed, the others open. */
const AUTH_SECRET = 'the secret that all replicas of a test share'

/** Several real servers on one database and one mail server, for the time of a test; they also migrate it at once. */
export async function withReplicas(count: number, prove: (replicas: Replicas) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase()
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-replicas-'))
  const clock = createClockFile(join(folder, 'clock'))
  const servers: ServerProcess[] = []
  try {
    const settings = { AUTH_SECRET, SMTP_URL: smtp.url, TEST_CLOCK_FILE: clock.path, LOG_LEVEL: 'warn' }
    const start = async () => {
      const dataDir = await mkdtemp(join(folder, 'server-'))
      const server = await startServerProcess({ dataDir, databaseUrl: database.url, settings })
      servers.push(server)
      return server
    }
    await Promise.all(Array.from({ length: count }, start))
    await prove({ servers, db: database.db, databaseUrl: database.url, startAnother: start, smtp, clock })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
