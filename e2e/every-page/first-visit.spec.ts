import type { Page } from '@playwright/test'
import { FIRST_LANGUAGE, LANGUAGES, type Language, pathIn } from '#domain/languages.ts'
import { DOCUMENTS } from '#test/every-page/documents.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { expect, test } from '../steps/fixtures.ts'

/** HTML, styles, script and fonts, with their headers. An Indian script is a file of 25 to 32 KB. */
const MAX_BYTES: Readonly<Record<Language, number>> = { en: 80_000, hi: 110_000, te: 104_000 }

test.beforeAll(async ({ site }) => {
  await givenLanguages(site.db)
  await refreshPageCaches(site.db)
})

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

for (const language of LANGUAGES) {
  test(`a first visit to a document in ${language} takes few bytes without its pictures`, async ({
    browser,
    baseURL,
  }) => {
    for (const document of DOCUMENTS) {
      const path = pathIn(language, document)
      // Another browser profile for each, whose cache is empty.
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      const bytes = await countBytes(page)

      await page.goto(path, { waitUntil: 'networkidle' })

      expect(new URL(page.url()).pathname).toBe(path)
      expect(bytes(), path).toBeGreaterThan(10_000)
      expect(bytes(), path).toBeLessThanOrEqual(MAX_BYTES[language])
      await context.close()
    }
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
