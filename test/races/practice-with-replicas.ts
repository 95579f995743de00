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
  readonly smtp: TestSmtp
  /** The one clock that all servers read. */
  readonly clock: ClockFile
}

/** Several real servers on one database and one mail server, for the time of a test; they also migrate it at once. */
export async function withReplicas(count: number, prove: (replicas: Replicas) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase()
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'muhurta-replicas-'))
  const clock = createClockFile(join(folder, 'clock'))
  const servers: ServerProcess[] = []
  try {
    const settings = { SMTP_URL: smtp.url, TEST_CLOCK_FILE: clock.path, LOG_LEVEL: 'warn' }
    const start = async () => {
      const dataDir = await mkdtemp(join(folder, 'server-'))
      servers.push(await startServerProcess({ dataDir, databaseUrl: database.url, settings }))
    }
    await Promise.all(Array.from({ length: count }, start))
    await prove({ servers, db: database.db, smtp, clock })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
