import { join } from 'node:path'
import { connect } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import type { Clock } from '#domain/clock.ts'
import { createApp } from './create-app.ts'
import { openDatabase } from './database.ts'
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts'
import { listen } from './listen.ts'
import type { Logger } from './log.ts'
import { followContentChanges } from './page-cache/follow-content-changes.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { listTroubles } from './readiness.ts'
import type { Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

export type RunningSite = { readonly port: number; stop(): Promise<void> }

/** Brings the parts together in the order they need each other, and takes them apart in the other direction. */
export async function runSite(settings: Settings, { clock, log }: { clock: Clock; log: Logger }): Promise<RunningSite> {
  const database = await openDatabase(settings, { onTrouble: (sentence) => log.error({}, sentence) })
  const migrated = await migrate(database.url)
  if (!migrated.ok) {
    await database.stop()
    throw new StartRefused(migrated.refusal)
  }

  const connection = connect(database.url, { onIdleError: (err) => log.warn({ err }, 'a database connection broke') })
  const pageCache = createPageCache(Date.now)
  const contentChanges = followContentChanges({ url: database.url, cache: pageCache, log })
  await contentChanges.started

  const app = createApp({
    db: connection.db,
    clock,
    log,
    appUrl: settings.appUrl,
    trustedProxies: settings.trustedProxies,
    pageCache,
    staticFiles: builtFiles(),
    health: { listTroubles: () => listTroubles(connection.db) },
  })
  const server = await listen(app.fetch, settings)

  return {
    port: server.port,
    async stop() {
      database.announceStop()
      await server.stop()
      await contentChanges.stop()
      await connection.close()
      await database.stop()
    },
  }
}

/** The browser's part lies beside the server's in the build folder. */
function builtFiles(): StaticFiles {
  return loadStaticFiles(join(import.meta.dirname, '..', 'client'))
}
