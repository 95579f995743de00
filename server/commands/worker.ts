import { connect } from '#db/client.ts'
import { createClock } from '#server/clock.ts'
import { joinDatabase } from '#server/database.ts'
import { createLog } from '#server/log.ts'
import { bringUpToDate } from '#server/prepare-database.ts'
import type { Settings } from '#server/settings.ts'
import { siteSecret } from '#server/site-secret.ts'
import { startSiteJobs } from '#server/start-site-jobs.ts'
import { whenAskedToStop } from '#server/stop-signals.ts'
import { bringConsoleToLog, surviveForgottenPromises } from '#server/unexpected-errors.ts'

/** Does the work of later in a process of its own, for sites whose pages should not share theirs with it. */
export async function worker(settings: Settings): Promise<void> {
  const askedToStop = whenAskedToStop()
  const log = createLog(settings.logLevel ?? 'info')
  bringConsoleToLog(log)
  surviveForgottenPromises(log)

  const database = await joinDatabase(settings, { command: 'npm run worker' })
  await bringUpToDate(database.url)
  const connection = connect(database.url, { applicationName: 'muhurta-worker' })
  const jobs = await startSiteJobs(settings, {
    url: database.url,
    db: connection.db,
    clock: createClock(settings),
    log,
    secret: await siteSecret(settings, database.dataDir),
    outboxDir: database.dataDir.outbox,
  })
  process.stdout.write('The worker is ready.\n')

  await askedToStop
  await jobs.stop()
  await connection.close()
  await database.stop()
  process.exit(0)
}
