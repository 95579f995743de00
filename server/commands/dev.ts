import { LANGUAGE, to, unprefixed } from '#content/language.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { createClock } from '#server/clock.ts'
import type { createApp } from '#server/create-app.ts'
import type { SiteParts } from '#server/create-site.ts'
import { createCounters } from '#server/http/counters.ts'
import type { FetchHandler, Middleware } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { runSite } from '#server/run-site.ts'
import type { Settings } from '#server/settings.ts'
import { startUpText } from '#server/start-up-text.ts'
import { waitForStopSignal } from '#server/stop-signals.ts'

type Sources = {
  /** The application as its sources are now; the same function until a source changes. */
  readonly loadCreateApp: () => Promise<typeof createApp>
  readonly middleware: Middleware
}

/** Serves the site from its sources, with hot reload. */
export async function dev(settings: Settings, { loadCreateApp, middleware }: Sources): Promise<void> {
  const stopSignal = waitForStopSignal()
  const log = createLog(settings.logLevel ?? 'warn')

  const createHandler = (parts: SiteParts) => handlerFromSources(parts, loadCreateApp)
  const site = await runSite(settings, { clock: createClock(settings), log, createHandler, before: middleware })
  process.stdout.write(startUpText(settings, site))

  await stopSignal
  await site.stop()
  process.exit(0)
}

function handlerFromSources(siteParts: SiteParts, loadCreateApp: Sources['loadCreateApp']): FetchHandler {
  const parts = { ...siteParts, ...createCounters() }
  let loaded: typeof createApp | undefined
  let app: ReturnType<typeof createApp> | undefined
  return async (request, env) => {
    const { pathname, search } = new URL(request.url)
    // The site is served in one language, and only under its prefix.
    const isElsewhere = LANGUAGE !== FIRST_LANGUAGE && unprefixed(pathname) === pathname
    if (isElsewhere) return Response.redirect(new URL(`${to(pathname)}${search}`, request.url))

    const current = await loadCreateApp()
    if (app === undefined || current !== loaded) app = current(parts)
    loaded = current
    return app.fetch(request, env)
  }
}
