import type { Page } from '@playwright/test'
import { DOCUMENTS } from '#test/documents.ts'
import { expect, test } from '../steps/fixtures.ts'

/** HTML, styles, script and fonts, with their headers. */
const MAX_BYTES = 80_000

test('a first visit to a document takes no more than 80 KB without its pictures', async ({ browser, baseURL }) => {
  for (const path of DOCUMENTS) {
    // Another browser profile for each, whose cache is empty.
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    const bytes = await countBytes(page)

    await page.goto(path, { waitUntil: 'networkidle' })

    expect(bytes(), path).toBeGreaterThan(10_000)
    expect(bytes(), path).toBeLessThanOrEqual(MAX_BYTES)
    await context.close()
  }
})

async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const pictures = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

test('an application hydrates after its first paint', async ({ page }) => {
  await page.goto('/auth')

  const [paint = Number.NaN, hydrated] = await page.evaluate(timesOfEvents, ['first-contentful-paint', 'hydrated'])
  expect(paint).toBeGreaterThan(0)
  expect(hydrated).toBeGreaterThanOrEqual(paint)
})

/** Runs in the browser. The paint may be reported after the hydration that followed it. */
function timesOfEvents(names: readonly string[]): Promise<number[]> {
  const observed = (name: string) =>
    new Promise<number>((resolve) => {
      const type = name === 'hydrated' ? 'mark' : 'paint'
      new PerformanceObserver((entries) => {
        const [entry] = entries.getEntriesByName(name)
        if (entry) resolve(entry.startTime)
      }).observe({ type, buffered: true })
    })
  return Promise.all(names.map(observed))
}
