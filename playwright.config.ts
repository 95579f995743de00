import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '#test/browser.ts'

const browser = await findBrowser()
if (!browser.ok) throw new Error(browser.refusal)

// The processes that run the tests read this file again and then need not look for a browser themselves.
process.env.CHROMIUM_PATH = browser.value.executablePath

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // What is shown to people is tested where they are; the site itself runs in UTC.
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.value.executablePath, args: [...BROWSER_FLAGS] },
  },
})
