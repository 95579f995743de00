import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const SKIES = { dawn: 'light', night: 'dark' } as const
const WIDTHS = [360, 768, 1280] as const

type View = { readonly sky: keyof typeof SKIES; readonly width: (typeof WIDTHS)[number] }

/** Shows the page in both skies and at three widths; the name of the view is in the report when a check fails. */
export async function forEachSkyAndWidth(page: Page, check: (view: View) => Promise<void>): Promise<void> {
  for (const sky of Object.keys(SKIES) as View['sky'][]) {
    await page.emulateMedia({ colorScheme: SKIES[sky], reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await check({ sky, width })
    }
  }
}

export async function expectNoAxeViolations(page: Page, about = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()

  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html}\n  ${any.map(({ message }) => message).join('; ')}`),
  )
  expect(found, `accessibility of ${about}`).toEqual([])
}

/** On a phone nothing may stick out of the page. */
export async function expectNoSidewaysScroll(page: Page, about = page.url()): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, `pixels beyond the edge of ${about}`).toBeLessThanOrEqual(0)
}

/** What holds for every page: readable in both skies, at every width, for everybody. */
export async function expectSoundInEveryView(page: Page): Promise<void> {
  await forEachSkyAndWidth(page, async ({ sky, width }) => {
    const about = `${page.url()} in ${sky} at ${width} px`
    await expectNoSidewaysScroll(page, about)
    // The layout between phone and desk has nothing that one of the two has not.
    if (width !== 768) await expectNoAxeViolations(page, about)
  })
}
