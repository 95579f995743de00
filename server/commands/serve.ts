import { createClock } from '#server/clock.ts'
import { createSite } from '#server/create-site.ts'
import { createLog } from '#server/log.ts'
import { runSite } from '#server/run-site.ts'
import type { Settings } from '#server/settings.ts'
import { startUpText } from '#server/start-up-text.ts'
import { reportReady, waitForStopSignal } from '#server/stop-signals.ts'
import { logUnhandledRejections, redirectConsoleToLog } from '#server/unexpected-errors.ts'

/** Serves the site until it is asked to stop. */
export async function serve(settings: Settings): Promise<void> {
  // Before anything starts: a signal during start-up must not leave a database running.
  const stopSignal = waitForStopSignal()

  const log = createLog(settings.logLevel ?? 'info')
  redirectConsoleToLog(log)
  logUnhandledRejections(log)
  const site = await runSite(settings, { clock: createClock(settings), log, createHandler: createSite })
  process.stdout.write(startUpText(settings, site))
  reportReady()

  await stopSignal
  await site.stop()
  process.exit(0)
}
