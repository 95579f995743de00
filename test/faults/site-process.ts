import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '#db/client.ts'
import { runningDatabaseUrl } from '#server/embedded-postgres/database-url.ts'
import { createDatabase } from '../database.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

type StartOptions = Partial<Parameters<typeof startServerProcess>[0]>

type ServedSite = {
  readonly server: ServerProcess
  readonly dataDir: string
  readonly databaseUrl: string
  readonly db: Database
}

/** A server on a database of its own that outlives it, for the time of one test. */
export async function withServer(options: StartOptions, prove: (site: ServedSite) => Promise<void>): Promise<void> {
  const database = await createDatabase()
  try {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, databaseUrl: database.url, ...options })
      try {
        await prove({ server, dataDir, databaseUrl: database.url, db: database.db })
      } finally {
        await server.stop()
      }
    })
  } finally {
    await database.drop()
  }
}

/** A server with the embedded database in its own data folder, for the time of one test. */
export async function withEmbeddedServer(options: StartOptions, prove: (site: ServedSite) => Promise<void>) {
  await withDataDir(async (dataDir) => {
    const server = await startServerProcess({ dataDir, ...options })
    const databaseUrl = await runningDatabaseUrl(join(dataDir, 'postgres'))
    const connection = connect(databaseUrl ?? '')
    try {
      await prove({ server, dataDir, databaseUrl: databaseUrl ?? '', db: connection.db })
    } finally {
      await connection.close()
      await server.stop()
    }
  })
}

export async function withDataDir(prove: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-fault-'))
  try {
    await prove(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The status of an answer, or what kept it away. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number | string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
