import { beforeAll, expect, test } from 'vitest'
import { ERROR_LABELS } from '#content/frame/errors.ts'
import { formsIn } from '#test/fuzz/site-forms.ts'
import { findHtmlProblems } from '#test/scanners/validate-html.ts'
import { type Crawl, type CrawledPage, crawl } from './crawl.ts'
import { findStructureProblems } from './html-structure.ts'
import { FIRST_SCREENS, listAreaPages, pathsWithinTwoTaps, type SignedInReader } from './taps.ts'

// What holds for every page of the site, whatever it shows. The site is read once for all these tests.

/** For hundreds of requests on a busy machine. */
const LONG_TIMEOUT_MS = 300_000
const LONG_TIMEOUT = { timeout: LONG_TIMEOUT_MS }
const SIGNED_IN = Object.keys(FIRST_SCREENS) as SignedInReader[]
let site: Crawl

beforeAll(async () => {
  site = await crawl()
}, LONG_TIMEOUT_MS)

const named = (pages: readonly CrawledPage[]) => pages.map(({ path, reader }) => `${path} for ${reader}`)

test('every page has its own title', () => {
  const practice = 'Surya Jyotish'
  const errors = Object.values(ERROR_LABELS).map(({ title }) => title)
  const shown = site.pages.filter(({ status }) => status === 200)
  const titles = new Map(
    shown.map(({ path, html }) => [path.replace(/\?.*/, ''), /<title>([^<]*)/.exec(html)?.[1] ?? '']),
  )

  const nameless = [...titles].filter(([, title]) => title === '' || title === practice)
  const mistaken = [...titles].filter(([, title]) => errors.some((error) => title.startsWith(error)))
  const shared = [...titles].filter(([path, title]) => [...titles].some(([other, t]) => other !== path && t === title))

  expect(titles.size).toBeGreaterThan(100)
  expect(nameless).toEqual([])
  expect(mistaken).toEqual([])
  expect(shared).toEqual([])
})

test('every page has valid nesting, and landmarks that can be told apart', () => {
  const problems = site.pages.flatMap(({ path, reader, html }) =>
    findStructureProblems(html).map((problem) => `${path} for ${reader}: ${problem}`),
  )

  expect(problems).toEqual([])
})

// Once for each page: what several readers see differs little, and `npm run faults -- scanners` reads all of them.
test('html-validate finds nothing on any page', LONG_TIMEOUT, async () => {
  const problems = new Set<string>()
  const once = new Map(site.pages.map((page) => [page.path, page]))
  for (const { path, reader, html } of once.values()) {
    for (const problem of await findHtmlProblems(html)) problems.add(`${path} for ${reader}: ${problem}`)
  }

  expect([...problems]).toEqual([])
})

test.each(SIGNED_IN)('every page behind sign-in has the app frame, and only those, for: %s', (reader) => {
  const pages = site.pages.filter((page) => page.reader === reader && page.status === 200)
  const has = (part: string) => (page: CrawledPage) => page.html.includes(`class="${part}"`)

  const framed = pages.filter((page) => has('app-bar')(page) && has('app-nav')(page))
  const marketed = pages.filter((page) => has('site-header')(page) || has('site-footer')(page))

  expect(named(framed)).toEqual(named(pages.filter(({ isPrivate }) => isPrivate)))
  // What other sites embed has no frame of ours.
  const ofSite = pages.filter(({ path }) => !path.startsWith('/embed/'))
  expect(named(marketed)).toEqual(named(ofSite.filter(({ isPrivate }) => !isPrivate)))
  expect(framed.length).toBeGreaterThan(5)
  expect(named(framed.filter(({ html }) => html.includes('newsletter-form')))).toEqual([])
})

test.each(SIGNED_IN)('each place of the app frame opens for: %s', async (reader) => {
  const home = await site.read(reader, FIRST_SCREENS[reader])
  const nav = /<nav class="app-nav".*?<\/nav>/s.exec(home?.html ?? '')?.[0] ?? ''
  const places = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

  expect(places).toContain(FIRST_SCREENS[reader])
  for (const href of places) expect([href, (await site.read(reader, href))?.status]).toEqual([href, 200])
})

test.each(SIGNED_IN)('every page of the area is within two taps of the first screen of: %s', async (reader) => {
  const pages = listAreaPages(site, reader)
  const found = await pathsWithinTwoTaps(site, reader)

  expect(pages.length).toBeGreaterThan(4)
  expect(pages.filter((path) => !found.has(path))).toEqual([])
})

test("Access Denied has the user's own places", async () => {
  const page = (await site.read('owner', '/staff'))?.html

  expect(page).toContain('Access Denied')
  expect(page).toContain('href="/dashboard/profile"')
  expect(page).not.toContain('href="/staff/clients/accounts"')
})

// Last, because it sends every form.
test(
  'E1: a NUL in any field of any form causes no error',
  async () => {
    const sent = new Set<string>()
    const forms = site.pages.flatMap(({ path, reader, html }) =>
      formsIn(html, path).map((form) => ({ ...form, reader })),
    )
    // As no field accepts it, and then at the end of what the form itself sends, which gets as far as the database.
    for (const spoil of [() => 'a\0b', (value: string) => `${value}\0`]) {
      for (const { action, fields, reader } of forms) {
        // The same form is on many pages, and on those of several readers.
        const form = `${action.split('?')[0]}${Object.keys(fields)}${spoil('')}`
        if (sent.has(form)) continue
        sent.add(form)
        const spoilt = Object.entries(fields).map(([name, value]) => [name, name === 'intent' ? value : spoil(value)])
        const body = new URLSearchParams(Object.fromEntries(spoilt))
        const response = await site.practice.send(reader, action, { method: 'POST', body })
        expect(response.status, `${action} ${Object.keys(fields)}`).not.toBe(500)
      }
    }
    expect(sent.size).toBeGreaterThan(100)
  },
  LONG_TIMEOUT_MS,
)
