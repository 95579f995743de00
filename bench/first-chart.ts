import type { Page } from '@playwright/test'
import { withBenchSite } from './site.ts'
import { printTable } from './table.ts'
import { openBenchBrowser } from './transfer.ts'

type Measured = { readonly kilobytes: number; readonly longestTaskMs: number }

/**
 * The horoscope page before and after its first chart: bytes on the wire, time from the click to the drawing, and the
 * longest task of the main thread.
 */
export async function benchFirstChart(): Promise<void> {
  const browser = await openBenchBrowser()
  try {
    await withBenchSite(async ({ url }) => {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
      const meter = await startMeter(page)
      await page.goto(`${url}/horoscope`, { waitUntil: 'networkidle' })
      const before = await meter()

      await describeBirth(page)
      const clickMs = await drawAndWait(page)
      const after = await meter()
      printTable(
        ['', 'KB in all', 'longest task ms', 'click to chart ms'],
        [
          ['page loaded', before.kilobytes.toFixed(1), before.longestTaskMs.toFixed(0), ''],
          ['first chart', after.kilobytes.toFixed(1), after.longestTaskMs.toFixed(0), clickMs.toFixed(0)],
        ],
      )
    })
  } finally {
    await browser.close()
  }
}

/** Counts bytes and long tasks; each reading resets the longest task. */
async function startMeter(page: Page): Promise<() => Promise<Measured>> {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  return async () => {
    const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0))
    return { kilobytes: bytes / 1024, longestTaskMs: Math.max(0, ...tasks) }
  }
}

async function describeBirth(page: Page): Promise<void> {
  await page.getByLabel('Date of Birth').first().fill('1990-05-17')
  await page.getByLabel('Time of Birth').fill('06:42')
  await page.getByRole('combobox', { name: 'Place of Birth' }).pressSequentially('Mumbai')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

/** From the click to the first frame that shows the chart, measured in the page. */
function drawAndWait(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLButtonElement>('form button[type="submit"].button-lg')
        const start = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[data-chart="rashi"]')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - start))
        }).observe(document.body, { childList: true, subtree: true })
        button?.click()
      }),
  )
}
