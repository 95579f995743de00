import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Without comments and long names it is half as much to read for the browser. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What passed is not described: the same violations for half of the work. */
const WCAG_22_AA: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

const THEMES = { light: 'light', dark: 'dark' } as const
const WIDTHS = [360, 768, 1280] as const
/** What is left of a desk of 1280 pixels at four times the size (WCAG 1.4.10, reflow). */
const ENLARGED_WIDTH = 320

type View = { readonly theme: keyof typeof THEMES; readonly width: number }

/** Shows the page in both themes and at three widths; the name of the view is in the report when a check fails. */
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
  // Half a megabyte: it is brought once for each page, however often the page is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)

  expect(await page.evaluate(findViolations, WCAG_22_AA), `accessibility of ${about}`).toEqual([])
}

/** In the browser, where axe has been brought. */
async function findViolations(options: axe.RunOptions): Promise<string[]> {
  const { axe: brought } = window as unknown as { axe: typeof axe }
  const { violations } = await brought.run(options)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`),
  )
}

/** On a phone nothing may stick out of the page. */
export async function expectNoSidewaysScroll(page: Page, about = page.url()): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, `pixels beyond the edge of ${about}`).toBeLessThanOrEqual(0)
}

/** A label leads to the first element of its id: where two share one, somebody types into the wrong form. */
async function expectUniqueIds(page: Page): Promise<void> {
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(repeated, `ids that are more than once on ${page.url()}`).toEqual([])
}

/**
 * What holds for every page: readable in both themes, at every width, for everybody. Colours do not depend on the
 * width, nor the layout on the theme, so axe reads the narrowest page by day and the widest by night.
 */
export async function expectSoundInEveryView(page: Page): Promise<void> {
  await expectUniqueIds(page)
  for (const width of [ENLARGED_WIDTH, ...WIDTHS]) {
    await show(page, { theme: 'light', width })
    await expectNoSidewaysScroll(page, `${page.url()} at ${width} px`)
    if (width === 360) await expectNoAxeViolations(page, `${page.url()} by day at ${width} px`)
  }
  await show(page, { theme: 'dark', width: 1280 })
  await expectNoAxeViolations(page, `${page.url()} by night at 1280 px`)
}
