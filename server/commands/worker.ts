import { connect } from '#db/client.ts'
import { createClock } from '#server/clock.ts'
import { joinDatabase } from '#server/database.ts'
import { loadEncryptionKeys } from '#server/encryption-keys.ts'
import { createLog } from '#server/log.ts'
import { migrateDatabase } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { earlierSecrets, siteSecret } from '#server/site-secret.ts'
import { startSiteJobs } from '#server/start-site-jobs.ts'
import { reportReady, waitForStopSignal } from '#server/stop-signals.ts'
import { logUnhandledRejections, redirectConsoleToLog } from '#server/unexpected-errors.ts'

/** Runs the background jobs in a process of their own, so that they do not slow down pages. */
export async function worker(settings: Settings): Promise<void> {
  const stopSignal = waitForStopSignal()
  const log = createLog(settings.logLevel ?? 'info')
  redirectConsoleToLog(log)
  logUnhandledRejections(log)

  const database = await joinDatabase(settings, { command: 'npm run worker' })
  await migrateDatabase(database.directUrl)
  const connection = connect(database.url, { isPooled: database.isPooled, applicationName: 'muhurta-worker' })
  const { dataDir } = database
  const jobs = await startSiteJobs(settings, {
    url: database.directUrl,
    db: connection.db,
    clock: createClock(settings),
    log,
    keyRing: await loadEncryptionKeys(connection.db, settings, { dataDir, log }),
    secret: await siteSecret(settings, dataDir),
    earlierSecrets: await earlierSecrets(settings, dataDir),
    outboxDir: dataDir.outbox,
    folder: dataDir.path,
  })
  process.stdout.write('The worker is ready.\n')
  reportReady()

  await stopSignal
  await jobs.stop()
  await connection.close()
  await database.stop()
  process.exit(0)
}
