import type { Page } from '@playwright/test'
import { DOCUMENTS } from '#test/documents.ts'
import { expect, test } from '../steps/fixtures.ts'

/** HTML, styles, script and fonts, with their headers. */
const MAX_BYTES = 80_000

for (const path of DOCUMENTS) {
  test(`a first visit to ${path} takes no more than 80 KB without its pictures`, async ({ page, consoleErrors }) => {
    if (path === '/no/such/page') consoleErrors.allow(/404/)
    const bytes = await countBytes(page)

    await page.goto(path, { waitUntil: 'networkidle' })

    expect(bytes()).toBeGreaterThan(10_000)
    expect(bytes()).toBeLessThanOrEqual(MAX_BYTES)
  })
}

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

test('the site has a manifest for the home screen', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
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
