import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, readPath, TRANSLATIONS } from '#domain/content/languages.ts'
import { type AppParts, createApp } from './create-app.ts'
import { type Counters, createCounters } from './http/counters.ts'
import type * as LanguageBundle from './main.ts'

export type SiteParts = Omit<AppParts, keyof Counters>

/**
 * The whole site as one function from request to response. Each language is an app of its own (decision 0240); the first
 * segment of the path chooses it, and it is loaded when it is first asked for.
 */
export function createSite(siteParts: SiteParts) {
  const parts = { ...siteParts, ...createCounters() }
  const english = createApp(parts)
  const built = new Set<Language>(TRANSLATIONS.filter((language) => existsSync(bundleOf(language))))
  const apps = new Map<Language, Promise<typeof english>>()

  return (request: Request, env: object): Response | Promise<Response> => {
    const { language } = readPath(new URL(request.url).pathname)
    if (!built.has(language)) return english.fetch(request, env)
    const app = apps.get(language) ?? loadCreateApp(language).then((create) => create(parts))
    apps.set(language, app)
    return app.then(({ fetch }) => fetch(request, env))
  }
}

function bundleOf(language: Language): string {
  return join(import.meta.dirname, `${language}.js`)
}

/** The libraries and the core are the same files in every bundle, and are loaded once. */
async function loadCreateApp(language: Language): Promise<typeof createApp> {
  const bundle: typeof LanguageBundle = await import(/* @vite-ignore */ pathToFileURL(bundleOf(language)).href)
  return bundle.loadCreateApp()
}
