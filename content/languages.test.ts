import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIRST_LANGUAGE, TRANSLATIONS } from '#domain/languages.ts'

const CONTENT = import.meta.dirname
const english = await modulesIn(FIRST_LANGUAGE)
const NO_TRANSLATION = new Set(['words/day-parts.ts', 'words/durations.ts'])

async function modulesIn(language: string): Promise<string[]> {
  const files = await readdir(join(CONTENT, language), { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(join(CONTENT, language).length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

/** Written with `npm run test:unit -- content/languages.test.ts -u`. A line that comes back is a text that readers get in English. */
test('lists every module that is still English', async () => {
  const missing = TRANSLATIONS.flatMap((language) =>
    english.filter((path) => !existsSync(join(CONTENT, language, path))).map((path) => `${language} ${path}\n`),
  )

  await expect(missing.join('')).toMatchFileSnapshot('untranslated.txt')
})

describe.each(TRANSLATIONS)('in %s', (language) => {
  test('each module stands in for an English one and has all it exports', async () => {
    for (const path of await modulesIn(language)) {
      if (NO_TRANSLATION.has(path)) continue
      expect(english, `content/${language}/${path}`).toContain(path)
      expect(await exportsOf(language, path), path).toEqual(await exportsOf(FIRST_LANGUAGE, path))
    }
  })
})

async function exportsOf(language: string, path: string): Promise<string[]> {
  const module: object = await import(/* @vite-ignore */ join(CONTENT, language, path))
  return Object.keys(module).toSorted()
}
