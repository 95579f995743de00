import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '#server/embedded-postgres/binaries.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { stopOrphan } from '#server/embedded-postgres/stop-server.ts'
import { isProcessAlive } from '#server/is-process-alive.ts'

const PREFIX = 'muhurta-test-'

/** The file system in memory that Linux has. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 6 * 1024 ** 3

/** A Postgres for one test run. Its data is disposable, so it does not sync to disk. */
export async function startTestPostgres(): Promise<{ url: string; pid(): number; stop(): Promise<void> }> {
  const folder = await chooseFolder()
  await removeLeftovers(folder)
  const dataDir = await mkdtemp(join(folder, `${PREFIX}${process.pid}-`))
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

/** In memory if there is plenty of it: each test file copies a database, which is a thousand small files. */
async function chooseFolder(): Promise<string> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, freemem()),
    () => 0,
  )
  return room >= ENOUGH_BYTES ? IN_MEMORY : tmpdir()
}

/** A killed test run leaves its server behind; the folder name has the process ID of its run. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : 0
    if (!pid || isProcessAlive(pid)) continue
    const dataDir = join(folder, name)
    await stopOrphan(join(dataDir, 'postgres', 'cluster'), findPostgresBinaries())
    await rm(dataDir, { recursive: true, force: true })
  }
}
