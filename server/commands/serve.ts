import { createClock } from '#server/clock.ts'
import { createLog } from '#server/log.ts'
import { runSite } from '#server/run-site.ts'
import type { Settings } from '#server/settings.ts'

/** Serves the site until it is told to stop. */
export async function serve(settings: Settings): Promise<void> {
  const log = createLog(process.env.LOG_LEVEL ?? 'info')
  const site = await runSite(settings, { clock: createClock(settings), log })
  process.stdout.write(`Muhurta is open at ${settings.appUrl}\n`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await site.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
