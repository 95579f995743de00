import { createClock } from '#server/clock.ts'
import type { AppParts, createApp } from '#server/create-app.ts'
import type { FetchHandler, Middleware } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { runSite } from '#server/run-site.ts'
import type { Settings } from '#server/settings.ts'
import { startUpText } from '#server/start-up-text.ts'
import { whenAskedToStop } from '#server/stop-signals.ts'

type Sources = {
  /** The application as its sources are now; the same function until one of them changes. */
  readonly loadCreateApp: () => Promise<typeof createApp>
  readonly middleware: Middleware
}

/** The site from its sources: what is saved is there at the next request, and pages reload by themselves. */
export async function dev(settings: Settings, { loadCreateApp, middleware }: Sources): Promise<void> {
  const askedToStop = whenAskedToStop()
  const log = createLog(settings.logLevel ?? 'warn')

  const answerWith = (parts: AppParts) => answerFromSources(parts, loadCreateApp)
  const site = await runSite(settings, { clock: createClock(settings), log, answerWith, before: middleware })
  process.stdout.write(startUpText(settings, site.setupLinks))

  await askedToStop
  await site.stop()
  process.exit(0)
}

function answerFromSources(parts: AppParts, loadCreateApp: Sources['loadCreateApp']): FetchHandler {
  let loaded: typeof createApp | undefined
  let app: ReturnType<typeof createApp> | undefined
  return async (request, env) => {
    const current = await loadCreateApp()
    if (app === undefined || current !== loaded) app = current(parts)
    loaded = current
    return app.fetch(request, env)
  }
}
