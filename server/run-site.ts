import { join } from 'node:path'
import { connect } from '#db/client.ts'
import type { Clock } from '#domain/time/clock.ts'
import { issueSetupLinks, type SetupLink } from '#usecases/accounts/staff/issue-setup-links.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { loadDemo } from '#usecases/demo/load-demo.ts'
import { ensureSigningKey } from '#usecases/learning/sign-certificate.ts'
import { ensurePushKey } from '#usecases/push/push-key.ts'
import { movePicturesToDatabase } from '#usecases/uploads/move-pictures.ts'
import { createSocialProviders } from './auth/social-providers.ts'
import { findBackupCheck, findNewestBackup } from './backups.ts'
import type { SiteParts } from './create-site.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { loadEncryptionKeys } from './encryption-keys.ts'
import { createVisitCounter } from './http/count-visits.ts'
import { loadStaticFiles } from './http/static-files.ts'
import { type FetchHandler, listen, type Middleware } from './listen.ts'
import type { Logger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openPictures } from './open-pictures.ts'
import { outboxLink } from './outbox-link.ts'
import { followContentChanges } from './page-cache/follow-content-changes.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { migrateDatabase, seedContent } from './prepare-database.ts'
import { listProblems } from './readiness.ts'
import type { Settings } from './settings.ts'
import { earlierSecrets, siteSecret } from './site-secret.ts'
import { startSiteJobs } from './start-site-jobs.ts'

export type RunningSite = {
  /** Links that create the first staff accounts; empty once these exist. */
  readonly setupLinks: readonly SetupLink[]
  /** Opens the outbox in a browser; undefined with a mail server or a public address. */
  readonly outboxLink: string | undefined
  stop(): Promise<void>
}

type Process = {
  readonly clock: Clock
  readonly log: Logger
  /** Builds the application; in development it is rebuilt when a source file changes. */
  readonly createHandler: (parts: SiteParts) => FetchHandler
  readonly before?: Middleware
}

/** Starts the parts in the order of their dependencies, and stops them in the reverse order. */
export async function runSite(settings: Settings, process: Process): Promise<RunningSite> {
  const database = await openDatabase(settings, { onProblem: (sentence) => process.log.error({}, sentence) })
  try {
    return await openSite(settings, database, process)
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function openSite(settings: Settings, database: OpenDatabase, process: Process): Promise<RunningSite> {
  const { clock, log, createHandler, before } = process
  const { dataDir, directUrl, isPooled } = database
  await migrateDatabase(directUrl)
  const connection = connect(database.url, {
    isPooled,
    onIdleError: (err) => log.warn({ err }, 'a database connection broke'),
  })
  const { db } = connection
  const keyRing = await loadEncryptionKeys(db, settings, { dataDir, log })
  await ensureSigningKey(db, keyRing, clock())
  await ensurePushKey(db, keyRing, clock())
  await seedContent(db, settings.sampleData)
  if (settings.picturesIn === 'database') {
    const moved = await movePicturesToDatabase(db, dataDir.uploads)
    if (moved > 0) log.info({ moved }, 'the pictures of the data folder are in the database now')
  }
  if (settings.sampleData === 'demo') await loadDemo(db, keyRing, clock())

  const secret = await siteSecret(settings, dataDir)
  const jobParts = {
    url: directUrl,
    db,
    clock,
    log,
    keyRing,
    secret,
    earlierSecrets: await earlierSecrets(settings, dataDir),
  }
  const pageCache = createPageCache(Date.now)
  const contentChanges = followContentChanges({ url: directUrl, cache: pageCache, log })
  const jobs = await startSiteJobs(settings, { ...jobParts, outboxDir: dataDir.outbox, folder: dataDir.path })
  await contentChanges.started
  const visits = createVisitCounter({ db, clock, log })
  visits.start()

  const backupDir = settings.backupDir
  const backups = backupDir === undefined ? {} : { findNewestBackup: () => findNewestBackup(backupDir) }
  const metrics = createMetrics({ db, pool: connection.pool, pageCache, ...backups })
  const handler = createHandler({
    db,
    clock,
    log,
    appUrl: settings.appUrl,
    secret,
    keyRing,
    calendarAccess: INTERNET_ONLY,
    socialProviders: createSocialProviders(settings, log),
    trustedProxies: settings.trustedProxies,
    outboxDir: settings.smtpUrl ? undefined : dataDir.outbox,
    pictures: openPictures({ db, folder: dataDir.uploads, log, storedIn: settings.picturesIn }),
    pageCache,
    visits,
    // Built beside the server bundle. In development Vite serves them.
    staticFiles: before ? new Map() : loadStaticFiles(join(import.meta.dirname, '..', 'client')),
    health: {
      listProblems: () => listProblems({ db, jobs, folder: dataDir.path }),
      findBackupCheck: () => findBackupCheck(db),
      ...backups,
    },
    metrics: { metrics, token: settings.metricsToken },
  })
  const server = await listen(handler, { ...settings, before })

  return {
    setupLinks: await issueSetupLinks(db, { appUrl: settings.appUrl, secret }, clock()),
    outboxLink: outboxLink(settings, secret),
    async stop() {
      database.markStopping()
      await server.stop()
      await visits.stop()
      await jobs.stop()
      await contentChanges.stop()
      await connection.close()
      await database.stop()
    },
  }
}
