import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified build is half the size for the browser to parse. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Reporting violations only halves the work. */
const WCAG_22_AA: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

const THEMES = { light: 'light', dark: 'dark' } as const
const WIDTHS = [360, 768, 1280] as const
/** The width of a 1280-pixel window at 400% zoom (WCAG 1.4.10, reflow). */
const ENLARGED_WIDTH = 320

type View = { readonly theme: keyof typeof THEMES; readonly width: number }

/** Runs a check in both themes and at three widths. */
export async function forEachThemeAndWidth(page: Page, check: (view: View) => Promise<void>): Promise<void> {
  for (const theme of Object.keys(THEMES) as View['theme'][]) {
    for (const width of WIDTHS) {
      await show(page, { theme, width })
      await check({ theme, width })
    }
  }
}

async function show(page: Page, { theme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: THEMES[theme], reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 800 })
}

export async function expectNoAxeViolations(page: Page, about = page.url()): Promise<void> {
  // Something that is still fading in has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Half a megabyte, so it is injected only once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)

  expect(await page.evaluate(findViolations, WCAG_22_AA), `accessibility of ${about}`).toEqual([])
}

/** Runs in the browser, after axe has been injected. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { axe: injected } = window as unknown as { axe: typeof axe }
  const { violations } = await injected.run(options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`),
  )
}

export async function expectNoSidewaysScroll(page: Page, about = page.url()): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, `pixels beyond the edge of ${about}`).toBeLessThanOrEqual(0)
}

/** A label points to the first element with its ID, so a repeated ID sends input to the wrong form. */
async function expectUniqueIds(page: Page): Promise<void> {
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(repeated, `repeated IDs on ${page.url()}`).toEqual([])
}

/**
 * Checks that hold for every page in both themes and at every width: unique IDs, no sideways scrolling, no axe
 * violations. Colours do not depend on the width, nor the layout on the theme, so axe runs on one narrow light view
 * and one wide dark one.
 */
export async function expectPageChecksInEveryView(page: Page): Promise<void> {
  await expectUniqueIds(page)
  for (const width of [ENLARGED_WIDTH, ...WIDTHS]) {
    await show(page, { theme: 'light', width })
    await expectNoSidewaysScroll(page, `${page.url()} at ${width} px`)
    if (width === 360) await expectNoAxeViolations(page, `${page.url()}, light theme at ${width} px`)
  }
  await show(page, { theme: 'dark', width: 1280 })
  await expectNoAxeViolations(page, `${page.url()}, dark theme at 1280 px`)
}
