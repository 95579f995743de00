import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#test/browser.ts'

const browser = await findBrowser()
if (!browser.ok) throw new Error(browser.refusal)

// The processes that run the tests read this file again and then need not look for a browser themselves.
process.env.CHROMIUM_PATH = browser.value.executablePath

export default defineConfig({
  testDir: 'e2e',
  // A run against another build keeps out of the way of this one.
  outputDir: join(process.env.BUILD_DIR ?? '.', 'test-results', 'journeys'),
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, because nothing here is about speed: a busy machine must not fail a journey.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    // What is shown to people is tested where they are; the site itself runs in UTC.
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.value.executablePath,
      // No renderer is kept in reserve: each would be started for nothing.
      args: [...BROWSER_FLAGS, '--renderer-process-limit=1'],
      // Where no language is set, Chromium calls a download with a Devanagari name just "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
})
