import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/languages.ts'
import type * as LanguageBundle from './main.ts'

/** Whether the site was built in this language too. */
export function isBuilt(language: Language): boolean {
  return existsSync(bundleOf(language))
}

/** The site in another language; its libraries and its core are the same files as ours, and are loaded once. */
export function loadBundle(language: Language): Promise<typeof LanguageBundle> {
  return import(/* @vite-ignore */ pathToFileURL(bundleOf(language)).href)
}

/** What failed to load, for lack of memory or of a file during an update, is loaded again when it is next asked for. */
export function loadOnce<Loaded>(
  loads: Map<Language, Promise<Loaded>>,
  language: Language,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const known = loads.get(language)
  if (known) return known
  const loading = load()
  loading.catch(() => loads.delete(language))
  loads.set(language, loading)
  return loading
}

function bundleOf(language: Language): string {
  return join(import.meta.dirname, `${language}.js`)
}
