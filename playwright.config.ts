import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#test/browser/browser.ts'

const browser = await findBrowser()
if (!browser.ok) throw new Error(browser.refusal)

// Worker processes read this file again; with the path set they skip the search.
process.env.CHROMIUM_PATH = browser.value.executablePath

export default defineConfig({
  testDir: 'e2e',
  // Runs against different builds do not overwrite each other's results.
  outputDir: join(process.env.BUILD_DIR ?? '.', 'test-results', 'e2e'),
  globalSetup: './e2e/steps/global-setup.ts',
  fullyParallel: true,
  // One more than there are cores, as in vitest.config.ts.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Generous, so that a busy machine does not fail a test; none of them measures speed.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    // Clients are in India; the site itself runs in UTC.
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.value.executablePath,
      // Chromium would otherwise start spare renderers that are never used.
      args: [...BROWSER_FLAGS, '--renderer-process-limit=1'],
      // Without a locale, Chromium names a download with a Devanagari name just "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
})
