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

function bundleOf(language: Language): string {
  return join(import.meta.dirname, `${language}.js`)
}
