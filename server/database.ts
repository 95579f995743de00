import { type DataDir, prepareDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { runningDatabaseUrl } from './embedded-postgres/database-url.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'
import { checkOwnPostgres } from './own-postgres.ts'
import type { Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

export type OpenDatabase = {
  readonly url: string
  /** For what needs a session of its own: another address only where `url` is a pooler in transaction mode. */
  readonly directUrl: string
  readonly isPooled: boolean
  readonly dataDir: DataDir
  /** A second start then waits while the last requests are finished. */
  markStopping(): void
  stop(): Promise<void>
}

type Options = {
  /** Named to a second start that finds the folder locked. */
  readonly command?: string
  readonly onProblem?: (sentence: string) => void
}

/** For the site: locks the data folder and starts the embedded database unless DATABASE_URL is set. */
export async function openDatabase(settings: Settings, options: Options = {}): Promise<OpenDatabase> {
  const dataDir = await prepareDataDir(settings.dataDir)
  const lock = await lockDataDir(dataDir.path, options.command ?? 'npm start')
  if (!lock.ok) {
    const { pid, command } = lock.refusal ?? { pid: 'unknown', command: 'another start' }
    throw new StartRefused(`DATA_DIR ${dataDir.path} is in use by process ${pid} (${command}): stop that one first.`)
  }

  try {
    const server = await startOrCheck(settings, dataDir, options)
    return {
      ...addresses(settings, server.url),
      dataDir,
      markStopping: lock.value.markStopping,
      async stop() {
        lock.value.markStopping()
        await server.stop()
        lock.value.release()
      },
    }
  } catch (error) {
    lock.value.release()
    throw error
  }
}

/** For commands: uses the database of the running site, or starts it. */
export async function joinDatabase(settings: Settings, options: Options): Promise<OpenDatabase> {
  const dataDir = await prepareDataDir(settings.dataDir)
  const guest = { dataDir, markStopping: () => undefined, stop: () => Promise.resolve() }

  if (settings.databaseUrl) {
    await checkOwnPostgres(settings.databaseUrl, settings.databaseDirectUrl)
    return { ...addresses(settings, settings.databaseUrl), ...guest }
  }
  const lock = await lockDataDir(dataDir.path, options.command ?? 'a command', { waitMs: 0 })
  if (!lock.ok) {
    const url = await runningDatabaseUrl(dataDir.postgres)
    if (url) return { ...addresses(settings, url), ...guest }
  } else lock.value.release()
  return openDatabase(settings, options)
}

function addresses({ databaseDirectUrl }: Settings, url: string) {
  return { url, directUrl: databaseDirectUrl ?? url, isPooled: databaseDirectUrl !== undefined }
}

async function startOrCheck(settings: Settings, dataDir: DataDir, { onProblem }: Options) {
  if (settings.databaseUrl) {
    await checkOwnPostgres(settings.databaseUrl, settings.databaseDirectUrl)
    return { url: settings.databaseUrl, stop: () => Promise.resolve() }
  }
  return startEmbeddedPostgres({ folder: dataDir.postgres, ...(onProblem ? { onProblem } : {}) })
}
