import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 740 }
const LONG = 'Sri Venkateswara Jyotirvidya Parishad of Thiruvananthapuram and Visakhapatnam'

/** Other tests share the site, so the practice gets its name back. */
async function whileNamed(db: Database, name: string, run: () => Promise<void>): Promise<void> {
  const [before] = await db.select({ name: practice.name }).from(practice)
  if (!before) throw new Error('The sample content is missing.')
  await db.update(practice).set({ name })
  await untilCachesFollow(db)
  try {
    await run()
  } finally {
    await db.update(practice).set(before)
    await untilCachesFollow(db)
  }
}

test('a long practice name leaves the buttons of the phone header in their row', async ({ page, db }) => {
  await page.setViewportSize(PHONE)
  await whileNamed(db, LONG, async () => {
    await page.goto('/')
    const header = page.locator('.site-header')
    await expect(header.locator('.brand')).toContainText(LONG)
    const brand = await header.locator('.brand').boundingBox()
    const menu = await header
      .getByRole('button', { name: 'Open menu' })
      .or(header.locator('summary'))
      .last()
      .boundingBox()
    if (!brand || !menu) throw new Error('The header is incomplete.')

    await expectNoSidewaysScroll(page)
    expect(brand.x + brand.width).toBeLessThanOrEqual(menu.x)
    expect(menu.x + menu.width).toBeLessThanOrEqual(PHONE.width)
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(80)
  })
})

test('a practice name of two long words stands whole in the header of a laptop', async ({ page, db }) => {
  await whileNamed(db, 'Venkateswara Jyotishalayam', async () => {
    for (const width of [1160, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/consultation')

      const lines = await page.locator('.site-header .brand > span').evaluate((name) => {
        const text = name.firstChild
        if (!text?.textContent) throw new Error('The header has no name.')
        return text.textContent.split(' ').map((word) => {
          const range = document.createRange()
          const start = text.textContent?.indexOf(word) ?? 0
          range.setStart(text, start)
          range.setEnd(text, start + word.length)
          return range.getClientRects().length
        })
      })

      expect(lines, `${width} pixels`).toEqual([1, 1])
      await expectNoSidewaysScroll(page)
    }
  })
})
