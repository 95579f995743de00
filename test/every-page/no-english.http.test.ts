import { beforeAll, expect, test } from 'vitest'
import { SITE_COOKIES } from '#app/http/site-cookies.ts'
import { type Language, pathIn, TRANSLATIONS } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { MATRIX, type Viewer } from '#test/security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from '#test/security/viewers.ts'
import { type HtmlElement, parseHtml } from './parse-html.ts'

// Every page of visitors, clients, astrologers and assistants, in each language of the site. Those of admins may be English.

const LONG_TIMEOUT_MS = 300_000
const READERS = ['anonymous', 'owner', 'assistant', 'astrologer'] as const satisfies readonly Viewer[]
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title']

/** Addresses and markup that a page shows to be copied, and names in quotes. */
const NO_WORDS = /&lt;.*&gt;|“[^”]*”|https?:\S*|\S*[@/_.]\S*|&#?\w+;/gis
const ENGLISH_WORD = /(?<![\p{L}\d])[a-z]{3,}(?![\p{L}\d])/gu
/** The privacy page names every cookie; help about other programs names their menus. */
const ALLOWED = new Set([
  ...Object.keys(SITE_COOKIES).flatMap((name) => name.split('-')),
  ...['calendar', 'calendars', 'markdown'],
])

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
  await givenLanguages(database())
}, LONG_TIMEOUT_MS)

test.each(TRANSLATIONS)(
  'no page but those of admins has an English sentence in %s',
  async (language) => {
    const found = new Map<string, string>()
    let pages = 0
    for (const { path, read } of Object.values(MATRIX)) {
      const reader = READERS.find((one) => read[one] === 'open')
      if (!reader) continue
      const response = await practice.send(reader, pathIn(language, path))
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue
      pages += 1
      for (const text of englishIn(parseHtml(await response.text()), language)) {
        if (!found.has(text)) found.set(text, path)
      }
    }

    expect(pages).toBeGreaterThan(50)
    expect([...found].map(([text, path]) => `${path}: ${text}`)).toEqual([])
  },
  LONG_TIMEOUT_MS,
)

function englishIn(elements: readonly HtmlElement[], language: Language): string[] {
  return elements
    .filter((element) => languageOf(element) === language)
    .flatMap((element) => [element.ownText(), ...SPOKEN.map((name) => element.attributes[name] ?? '')])
    .filter((text) => (text.replaceAll(NO_WORDS, ' ').match(ENGLISH_WORD) ?? []).some((word) => !ALLOWED.has(word)))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100))
}

function languageOf({ attributes, parent }: HtmlElement): string | undefined {
  return attributes.lang ?? (parent && languageOf(parent))
}
