import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '#db/client.ts'
import { runningDatabaseUrl } from '#server/embedded-postgres/database-url.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { createDatabase } from '../database.ts'

type StartOptions = Partial<Parameters<typeof startServerProcess>[0]>

type ServedSite = {
  readonly server: ServerProcess
  readonly dataDir: string
  readonly databaseUrl: string
  readonly db: Database
}

/** Runs a test with a server on its own database, which outlives the server. */
export async function withServer(options: StartOptions, run: (site: ServedSite) => Promise<void>): Promise<void> {
  const database = await createDatabase()
  try {
    await withDataDir(async (dataDir) => {
      const server = await startServerProcess({ dataDir, databaseUrl: database.url, ...options })
      try {
        await run({ server, dataDir, databaseUrl: database.url, db: database.db })
      } finally {
        await server.stop()
      }
    })
  } finally {
    await database.drop()
  }
}

/** Runs a test with a server that starts the embedded database in its own data folder. */
export async function withEmbeddedServer(options: StartOptions, run: (site: ServedSite) => Promise<void>) {
  await withDataDir(async (dataDir) => {
    const server = await startServerProcess({ dataDir, ...options })
    const databaseUrl = await runningDatabaseUrl(join(dataDir, 'postgres'))
    const connection = connect(databaseUrl ?? '')
    try {
      await run({ server, dataDir, databaseUrl: databaseUrl ?? '', db: connection.db })
    } finally {
      await connection.close()
      await server.stop()
    }
  })
}

export async function withDataDir(run: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'muhurta-fault-'))
  try {
    await run(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The status of the response, or the error message without one. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number | string> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
