import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '#server/embedded-postgres/binaries.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { stopOrphan } from '#server/embedded-postgres/stop-server.ts'
import { isProcessAlive } from '#server/is-process-alive.ts'

const PREFIX = 'muhurta-test-'

/** A Postgres for one test run. Its data is disposable, so it does not sync to disk. */
export async function startTestPostgres(): Promise<{ url: string; pid(): number; stop(): Promise<void> }> {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), disposable: true })

  return {
    url: server.url,
    pid: server.pid,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A killed test run leaves its server behind; the folder name has the process ID of its run. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0
    if (!pid || isProcessAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    await stopOrphan(join(dataDir, 'postgres', 'cluster'), findPostgresBinaries())
    await rm(dataDir, { recursive: true, force: true })
  }
}
