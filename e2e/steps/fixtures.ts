import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { Database } from '#db/client.ts'
import type { ClockFile } from '#test/clock.ts'
import type { TestSmtp } from '#test/outside-world/smtp.ts'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'
import { type CookieWatch, watchCookies } from './cookie-watch.ts'
import { awaitHydration } from './hydration.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { startTestedSite, type TestedSite } from './site.ts'

export { expect } from '@playwright/test'
export { linkIn } from './mailbox.ts'
export {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPageChecksInEveryView,
  listPageProblems,
} from './page-checks.ts'

type WorkerFixtures = { readonly site: TestedSite }

type TestFixtures = {
  /** The site's database, for test data. */
  readonly db: Database
  /** The site's own clock; each test starts at the real time. */
  readonly clock: ClockFile
  readonly smtp: TestSmtp
  readonly mailbox: Mailbox
  readonly consoleErrors: ConsoleWatch
  readonly cookies: CookieWatch
  readonly serverLog: undefined
  /** The same visitor with JavaScript switched off. */
  readonly pageWithoutScript: Page
  /** Another user on another computer. */
  readonly otherPage: Page
}

/** End-to-end tests of the built site. Each worker has its own server, database and mail server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ browserName }, use, worker) => {
      const site = await startTestedSite(`${browserName}_${worker.workerIndex}`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? awaitHydration(page) : page),
  db: ({ site }, use) => use(site.db),
  smtp: ({ site }, use) => use(site.smtp),
  mailbox: ({ site }, use) => use(openMailbox(site.smtp)),

  clock: async ({ site }, use) => {
    site.clock.reset()
    await use(site.clock)
    site.clock.reset()
  },

  // Automatic, so that no test can forget it.
  consoleErrors: [
    async ({ context }, use) => {
      const watch = watchConsole()
      watch.listen(context)
      await use(watch)
      expect(watch.listUnexpected(), 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],

  // Every form that a test sends shows whether the cookies of the site arrive where they are read.
  cookies: [
    async ({ context }, use) => {
      const watch = watchCookies()
      watch.listen(context)
      await use(watch)
      expect(await watch.listProblems(), 'cookies that did not arrive').toEqual([])
    },
    { auto: true },
  ],

  // A failed test prints what the site logged meanwhile, such as why it answered with an error.
  serverLog: [
    async ({ site }, use, test) => {
      const before = site.output().length
      await use(undefined)
      if (test.status === test.expectedStatus) return
      process.stderr.write(`The site’s log during "${test.title}":\n${site.output().slice(before)}\n`)
    },
    { auto: true },
  ],

  pageWithoutScript: async ({ browser, baseURL, consoleErrors, cookies }, use) => {
    const page = await openContext(browser, [consoleErrors, cookies], {
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
    })
    await use(page)
    await cookies.settle(page.context())
    await page.context().close()
  },

  otherPage: async ({ browser, baseURL, consoleErrors, cookies }, use) => {
    const page = await openContext(browser, [consoleErrors, cookies], { ...(baseURL && { baseURL }) })
    await use(awaitHydration(page))
    await cookies.settle(page.context())
    await page.context().close()
  },
})

/** A page with its own cookies and storage, which is watched as well. */
async function openContext(
  browser: Browser,
  watches: readonly (ConsoleWatch | CookieWatch)[],
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options)
  for (const watch of watches) watch.listen(context)
  return context.newPage()
}
