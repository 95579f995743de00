import type { Page } from '@playwright/test'
import { DOCUMENTS } from '#test/documents.ts'
import { expect, test } from './fixtures.ts'

/** Nobody sees less. */
const MOST_SHIFT = 0.01

/** The fonts that ours are measured against: see scripts/fonts/system-fonts.ts. */
const STANDING_IN = ['DejaVu Sans', 'Arial', 'Liberation Sans', 'Helvetica', 'Roboto']

for (const path of DOCUMENTS) {
  test(`nothing on ${path} jumps when the fonts come late`, async ({ page, consoleErrors }) => {
    if (path === '/no/such/page') consoleErrors.allow(/404/)
    await page.setViewportSize({ width: 412, height: 823 })
    const letFontsCome = await holdFonts(page)

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    test.skip(!(await hasFontToStandIn(page)), 'this machine has none of the fonts that stand in for ours')
    await paintedTwice(page)
    expect(await page.evaluate(() => document.fonts.check('1rem Mukta'))).toBe(false)
    letFontsCome()

    expect(await shiftUntilFontsAreThere(page)).toBeLessThan(MOST_SHIFT)
  })
}

async function holdFonts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

function hasFontToStandIn(page: Page): Promise<boolean> {
  return page.evaluate(
    (names) =>
      Promise.any(names.map((name) => new FontFace('Standing in', `local("${name}")`).load())).then(
        () => true,
        () => false,
      ),
    STANDING_IN,
  )
}

async function paintedTwice(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function shiftUntilFontsAreThere(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Mukta'))).toBe(true)
  await paintedTwice(page)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((entries) => {
          // The types of the browser do not know layout shifts yet.
          for (const entry of entries.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift))
      }),
  )
}
