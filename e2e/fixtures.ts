import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { Database } from '#db/client.ts'
import type { ClockFile } from '#test/clock.ts'
import type { TestSmtp } from '#test/smtp.ts'
import { makePatient } from './alive.ts'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { startTestedSite, type TestedSite } from './site.ts'

export { expect } from '@playwright/test'
export { linkIn } from './mailbox.ts'
export {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectSoundInEveryView,
  forEachThemeAndWidth,
} from './page-checks.ts'

type WorkerFixtures = { readonly site: TestedSite }

type TestFixtures = {
  /** The database behind the site, for what a journey needs to find there. */
  readonly db: Database
  /** The site's own clock; each test finds it at the real time. */
  readonly clock: ClockFile
  readonly smtp: TestSmtp
  readonly mailbox: Mailbox
  readonly consoleErrors: ConsoleWatch
  /** The same visitor with JavaScript switched off. */
  readonly pageWithoutScript: Page
  /** Somebody else, at another computer. */
  readonly pageOfAnother: Page
}

/** Journeys through the built site. Each worker has a server, a database and a mail server of its own. */
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
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? makePatient(page) : page),
  db: ({ site }, use) => use(site.db),
  smtp: ({ site }, use) => use(site.smtp),
  mailbox: ({ site }, use) => use(openMailbox(site.smtp)),

  clock: async ({ site }, use) => {
    site.clock.reset()
    await use(site.clock)
    site.clock.reset()
  },

  // Automatic, so that no journey can forget to listen.
  consoleErrors: [
    async ({ context }, use) => {
      const watch = watchConsole()
      watch.hear(context)
      await use(watch)
      expect(watch.listUnexpected(), 'errors in the console of the browser').toEqual([])
    },
    { auto: true },
  ],

  pageWithoutScript: async ({ browser, baseURL, consoleErrors }, use) => {
    const page = await openContext(browser, consoleErrors, { ...(baseURL && { baseURL }), javaScriptEnabled: false })
    await use(page)
    await page.context().close()
  },

  pageOfAnother: async ({ browser, baseURL, consoleErrors }, use) => {
    const page = await openContext(browser, consoleErrors, { ...(baseURL && { baseURL }) })
    await use(makePatient(page))
    await page.context().close()
  },
})

/** A page with cookies and a memory of its own, whose errors are heard as well. */
async function openContext(
  browser: Browser,
  consoleErrors: ConsoleWatch,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options)
  consoleErrors.hear(context)
  return context.newPage()
}
