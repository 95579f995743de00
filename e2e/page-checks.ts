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

/** A label leads to the first element of its id: where two share one, somebody types into the wrong form. */
async function expectUniqueIds(page: Page): Promise<void> {
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(repeated, `ids that are more than once on ${page.url()}`).toEqual([])
}

/** Axe reads each sky once and each of the two outer widths once: colours and layouts do not depend on each other. */
const isReadByAxe = ({ sky, width }: View) => (sky === 'dawn' ? width === 360 : width === 1280)

/** What holds for every page: readable in both skies, at every width, for everybody. */
export async function expectSoundInEveryView(page: Page): Promise<void> {
  await expectUniqueIds(page)
  await forEachSkyAndWidth(page, async (view) => {
    const about = `${page.url()} in ${view.sky} at ${view.width} px`
    await expectNoSidewaysScroll(page, about)
    if (isReadByAxe(view)) await expectNoAxeViolations(page, about)
  })
}
