import { beforeAll, describe, expect, test } from 'vitest'
import { SITE_COOKIES } from '#app/http/site-cookies.ts'
import { type Language, pathIn, TRANSLATIONS } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { MATRIX, type Viewer } from '#test/security/matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from '#test/security/viewers.ts'
import { type HtmlElement, parseHtml } from './parse-html.ts'

// Every page, what its forms answer when they are sent empty, and its calendar files, in each language of the site.

const LONG_TIMEOUT_MS = 300_000
const READERS = ['anonymous', 'owner', 'assistant', 'astrologer', 'admin'] as const satisfies readonly Viewer[]
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title']

/** Addresses and markup that a page shows to be copied, and names in quotes. */
const NO_WORDS = /&lt;.*&gt;|“[^”]*”|https?:\S*|\S*[@/_.]\S*|&#?\w+;/gis
const ENGLISH_WORD = /(?<![\p{L}\d])[a-z]{3,}(?![\p{L}\d])/gu
/** The privacy page names every cookie; help about other programs names their menus and their keys. */
const ALLOWED = new Set([
  ...Object.keys(SITE_COOKIES).flatMap((name) => name.split('-')),
  ...['key', 'keys', 'secret', 'webhook'],
  ...['calendar', 'calendars', 'markdown', 'https', 'tel', 'npm', 'run', 'fsck', 'expect', 'backup', 'safe', 'restore'],
])

/** Where admins edit and list what the practice has written, in its own language. */
const ORIGINALS = /^\/(?:admin\/blog|staff\/(?:services|setup\/name|website\/(?:testimonials|translations\/)))/

/** The account, and what every later page of this file shows. */
const ENDINGS = /delete|erase|sign-out|disable|close-site/

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
  await givenLanguages(database())
}, LONG_TIMEOUT_MS)

describe.each(TRANSLATIONS)('in %s', (language) => {
  const forms = new Map<string, { readonly reader: Viewer; readonly path: string; readonly intent: string }>()

  test(
    `no page has an English sentence in ${language}`,
    async () => {
      const found = new Map<string, string>()
      let pages = 0
      for (const { path, read } of Object.values(MATRIX)) {
        const reader = READERS.find((one) => read[one] === 'open')
        if (!reader || (reader === 'admin' && ORIGINALS.test(path))) continue
        const response = await practice.send(reader, pathIn(language, path))
        const body = await response.text()
        for (const text of englishOf(response, body, language)) if (!found.has(text)) found.set(text, path)
        if (!isHtml(response)) continue
        pages += 1
        // Those of admins change the practice, and with it every page.
        if (reader === 'admin') continue
        for (const intent of intentsIn(body)) forms.set(`${path} ${intent}`, { reader, path, intent })
      }

      expect(pages).toBeGreaterThan(100)
      expect([...found].map(([text, path]) => `${path}: ${text}`)).toEqual([])
    },
    LONG_TIMEOUT_MS,
  )

  test(
    `no form that is sent empty answers in English in ${language}`,
    async () => {
      const found = new Map<string, string>()
      let refusals = 0
      for (const [name, { reader, path, intent }] of forms) {
        const init = { method: 'POST', body: new URLSearchParams({ intent }) }
        const response = await practice.send(reader, pathIn(language, path), init)
        const body = await response.text()
        if (response.status === 422) refusals += 1
        for (const text of englishOf(response, body, language)) if (!found.has(text)) found.set(text, name)
      }

      expect(refusals).toBeGreaterThan(20)
      expect([...found].map(([text, name]) => `${name}: ${text}`)).toEqual([])
    },
    LONG_TIMEOUT_MS,
  )
})

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true

function englishOf(response: Response, body: string, language: Language): string[] {
  if (isHtml(response)) return englishIn(parseHtml(body), language)
  return response.headers.get('content-type')?.startsWith('text/calendar') ? englishInCalendar(body) : []
}

/** What the forms of a page do, each by its button or hidden field. */
function intentsIn(html: string): Set<string> {
  const controls = parseHtml(html).filter(({ attributes }) => attributes.name === 'intent')
  return new Set(controls.map(({ attributes }) => attributes.value ?? '').filter((intent) => !ENDINGS.test(intent)))
}

function englishInCalendar(file: string): string[] {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').match(/(?<=^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:).*/gm) ?? []
  return lines.filter(hasEnglish)
}

function englishIn(elements: readonly HtmlElement[], language: Language): string[] {
  return elements
    .filter((element) => languageOf(element) === language)
    .flatMap((element) => [element.ownText(), ...SPOKEN.map((name) => element.attributes[name] ?? '')])
    .filter(hasEnglish)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100))
}

function hasEnglish(text: string): boolean {
  return (text.replaceAll(NO_WORDS, ' ').match(ENGLISH_WORD) ?? []).some((word) => !ALLOWED.has(word))
}

function languageOf({ attributes, parent }: HtmlElement): string | undefined {
  return attributes.lang ?? (parent && languageOf(parent))
}
