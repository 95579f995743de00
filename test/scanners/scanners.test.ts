import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#db/schema/accounts.ts'
import type { EmailKind, EmailOf } from '#domain/emails/emails.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { BROWSER_FLAGS, findBrowser } from '#test/browser/browser.ts'
import { createClockFile } from '#test/clock.ts'
import { database, databaseUrl } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { type ServerProcess, startServerProcess } from '#test/servers/server-process.ts'
import { shareMinutes } from '#test/time/share-minutes.ts'
import { listPageProblems } from '../../e2e/steps/page-checks.ts'
import { textsOf } from '../../scripts/languages/texts-of.ts'
import { CRAWL_READERS, type CrawledPage, type CrawlReader, crawlIn } from '../every-page/crawl.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from '../security/viewers.ts'
import { expectedOf } from './expected-findings.ts'
import { findScanner, type Scan, scanWithSqlmap, scanWithWapiti } from './programs.ts'
import { findHtmlProblems } from './validate-html.ts'

// `npm run faults -- scanners`: the site as programs of others judge it, for everybody who has pages of their own.

/** Half of them for wapiti and sqlmap, half for axe, each divided among all users: SCAN_MINUTES=60. */
const MINUTES = Number(process.env.SCAN_MINUTES ?? 10)
const CHOSEN = LANGUAGES.filter((language) => (process.env.SCAN_LANGUAGES ?? LANGUAGES.join()).includes(language))
const START = Math.random()
const LONG = { timeout: 4 * 3_600_000 }

let practice: PracticeWithViewers
let server: ServerProcess
let folder: string
const pages = new Map<Language, readonly CrawledPage[]>()
let pagesLeft = 0

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
  await givenLanguages(database())
  // A scanner presses every button, also those that sign it out.
  await database().execute(sql`
    create function keep() returns trigger language plpgsql as 'begin return null; end';
    create trigger sessions_stay before delete on ${sessions} for each row execute function keep()`)
  for (const language of CHOSEN) {
    const crawled = (await crawlIn(language, practice)).pages
    pages.set(language, crawled)
    pagesLeft += crawled.length
  }
  folder = await mkdtemp(join(tmpdir(), 'muhurta-scanners-'))
  const clock = createClockFile(join(folder, 'clock'))
  clock.set(practice.clock.now().toISOString())
  const settings = {
    AUTH_SECRET: 'the secret of a site that is scanned',
    // Factories encrypt with this key.
    AUTH_SECRET_PREVIOUS: TEST_KEYS[0],
    TEST_CLOCK_FILE: clock.path,
    LOG_LEVEL: 'error',
  }
  server = await startServerProcess({ dataDir: folder, databaseUrl: databaseUrl(), settings })
}, 600_000)

afterAll(async () => {
  await server?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test.each(CHOSEN)('html-validate finds nothing on any page in %s', LONG, async (language) => {
  const found = new Set<string>()
  for (const { path, reader, html } of pages.get(language) ?? []) {
    for (const problem of await findHtmlProblems(html)) found.add(`${path} for ${reader}: ${problem}`)
  }

  expect([...found]).toEqual([])
})

test.each(CHOSEN)('html-validate finds nothing in any email in %s', LONG, async (language) => {
  const found: string[] = []
  for (const [kind, html] of await renderEmails(language)) {
    found.push(...(await findHtmlProblems(html, 'email')).map((problem) => `${kind}: ${problem}`))
  }

  expect(found).toEqual([])
})

const shareAxe = shareMinutes(MINUTES / 2)
const VIEWS = CHOSEN.flatMap((language) => CRAWL_READERS.map((reader) => ({ language, reader })))

test.each(VIEWS)(
  'axe finds nothing on any page of $reader in $language, in both themes',
  LONG,
  async ({ language, reader }) => {
    const browser = await findBrowser()
    if (!browser.ok) throw new Error(browser.refusal)
    const { executablePath } = browser.value
    const chrome = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] })
    const context = await chrome.newContext()
    const value = await practice.openSession(reader)
    if (value !== undefined) await context.addCookies([{ name: 'session', value, url: server.url }])
    const page = await context.newPage()
    const found: string[] = []
    const own = pagesOf({ language, reader })
    const until = shareAxe(own.length / pagesLeft)
    pagesLeft -= own.length
    let read = 0
    for (const { path } of own) {
      if (performance.now() > until) break
      await page.goto(`${server.url}${path}`)
      found.push(...(await listPageProblems(page)).map((problem) => `${path}: ${problem}`))
      read += 1
    }
    await chrome.close()
    console.log(`axe as ${reader} in ${language}: ${read} of ${own.length} pages`)

    expect(found).toEqual([])
  },
)

/** In another order each time, so that a run without time for all of them reads others than the last one. */
function pagesOf({ language, reader }: (typeof VIEWS)[number]): readonly CrawledPage[] {
  const own = (pages.get(language) ?? []).filter((page) => page.reader === reader)
  const start = Math.floor(START * own.length)
  return [...own.slice(start), ...own.slice(0, start)]
}

const shareAttacks = shareMinutes(MINUTES / 2)
const SCANNERS = [
  ['wapiti', scanWithWapiti],
  ['sqlmap', scanWithSqlmap],
] as const
const scanners = SCANNERS.map(([name, scan]) => ({ name, scan, program: findScanner(name) }))
let scansLeft = scanners.filter(({ program }) => program).length * CRAWL_READERS.length

for (const { name, scan, program } of scanners) {
  if (!program) console.log(`Not installed: ${name} (apt-get install ${name}). Nothing was scanned with it.`)

  test.skipIf(!program).each(CRAWL_READERS)(
    `${name} finds nothing that is not expected, as: %s`,
    LONG,
    async (reader) => {
      const sessionToken = await practice.openSession(reader)
      const before = server.output().length
      const seconds = Math.round((shareAttacks(1 / scansLeft) - performance.now()) / 1_000)
      scansLeft -= 1

      const found = await scan(program ?? '', { url: server.url, sessionToken, seconds })

      console.log(describeScan(name, reader, found))
      expect(found.findings.filter((finding) => expectedOf(finding) === undefined)).toEqual([])
      expect(errorsIn(server.output().slice(before))).toEqual([])
    },
  )
}

/** Without those of a machine that is busy with the scan itself. */
function errorsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.includes('"level":50'))
  return lines.filter((line) => !line.includes('timeout exceeded when trying to connect'))
}

function describeScan(name: string, reader: CrawlReader, { findings, seconds, isWhole }: Scan): string {
  const end = isWhole ? 'to its end' : 'until its time was over'
  const kinds = new Set(findings.map((finding) => expectedOf(finding) ?? finding))
  return [`${name} as ${reader}: ${Math.round(seconds)} s, ${end}, ${findings.length} findings`, ...kinds].join('\n  ')
}

/** Emails are written by the modules themselves, with the texts of one language. */
async function renderEmails(language: Language): Promise<[EmailKind, string][]> {
  const vite = await createServer({
    configFile: false,
    plugins: [textsOf(language)],
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  })
  const { SAMPLE_EMAILS, A_PRACTICE } = await vite.ssrLoadModule('/test/factories/sample-emails.ts')
  const { renderEmail } = await vite.ssrLoadModule('/mail/layout/render-email.tsx')
  const reader = { address: 'asha@example.com', name: 'Asha Rao', timeZone: 'Asia/Kolkata', now: practice.clock.now() }
  const emails = Object.values(SAMPLE_EMAILS) as EmailOf<EmailKind>[]
  const rendered = emails.map(
    (email) => [email.kind, renderEmail(email, A_PRACTICE, reader).html] as [EmailKind, string],
  )
  await vite.close()
  return rendered
}
