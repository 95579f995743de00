import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIRST_LANGUAGE, TRANSLATIONS } from '#domain/languages.ts'

const CONTENT = import.meta.dirname
const english = await modulesIn(FIRST_LANGUAGE)
const NO_TRANSLATION = new Set(['words/day-parts.ts', 'words/durations.ts', 'words/jyotish-forms.ts'])

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

/** Written, like `english-pages.ts`, with `npm run test:unit -- content/languages.test.ts -u`. A line that comes back is a text that readers get in English. */
test('lists every module that is still English', async () => {
  const missing = TRANSLATIONS.flatMap((language) =>
    english.filter((path) => !existsSync(join(CONTENT, language, path))).map((path) => `${language} ${path}\n`),
  )

  await expect(missing.join('')).toMatchFileSnapshot('untranslated.txt')
})

/** What a page is mostly written with, by its address and those below it. */
const WRITTEN_WITH: Readonly<Record<string, string>> = {
  '/admin': 'staff/website/blog-admin.ts',
  '/astrologer-dashboard': 'staff/today/desk.ts',
  '/blog': 'site/blog.ts',
  '/certificate': 'site/learning.ts',
  '/eclipses': 'almanac/eclipses.ts',
  '/embed': 'almanac/embed.ts',
  '/festivals': 'almanac/festivals.ts',
  '/free-content': 'site/free-content.ts',
  '/horoscope': 'charts/horoscope.ts',
  '/horoscope/studio': 'charts/studio.ts',
  '/learning': 'site/learning.ts',
  '/muhurta': 'almanac/muhurta.ts',
  '/panchanga': 'almanac/panchanga.ts',
  '/privacy': 'accounts/privacy.ts',
  '/staff': 'staff/today/today.ts',
  '/terms': 'site/terms.ts',
}

/** As the formatter wants it. */
const WIDEST_LINE = 120

describe.each(TRANSLATIONS)('in %s', (language) => {
  test(`the pages that are still English say so in ${language}`, async () => {
    const pages = Object.keys(WRITTEN_WITH).filter(
      (page) => !existsSync(join(CONTENT, language, WRITTEN_WITH[page] ?? '')),
    )
    const inOneLine = `export const ENGLISH_PAGES: readonly string[] = [${pages.map((page) => `'${page}'`).join(', ')}]\n`
    const lines = `export const ENGLISH_PAGES: readonly string[] = [\n${pages.map((page) => `  '${page}',\n`).join('')}]\n`

    await expect(inOneLine.length > WIDEST_LINE ? lines : inOneLine).toMatchFileSnapshot(`${language}/english-pages.ts`)
  })

  test(`each module in ${language} stands in for an English one and has all it exports`, async () => {
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
