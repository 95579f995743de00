import type { Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'

const PAGES = {
  'the horoscope': ['/horoscope', '/horoscope/planets', '/horoscope/compatibility'],
  'signing in': ['/auth', '/auth?password=1', '/auth?tab=sign-up', '/auth?forgot=1'],
  'booking and contact': ['/book/consultation/prasna', '/contact'],
} as const

/** Where the buttons are, relative to the document. */
function buttonTops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, dialog button, [role="dialog"] button')]
      .filter((button) => button.checkVisibility())
      .map((button) => `${button.textContent}: ${Math.round(button.getBoundingClientRect().top + scrollY)}`),
  )
}

/** A search may list its results while the field has the focus. */
async function settledTops(page: Page): Promise<string[]> {
  let last: string[] = []
  await expect(async () => {
    const before = last
    last = await buttonTops(page)
    expect(last).toEqual(before)
  }).toPass({ intervals: [600] })
  return last
}

for (const [area, paths] of Object.entries(PAGES)) {
  test(`no button of ${area} moves when a field loses the focus`, async ({ page }) => {
    for (const path of paths) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const fields = page.locator('main input:visible, main textarea:visible, [role="dialog"] input:visible')
        const typed = fields.and(
          page.locator(':not([type=checkbox], [type=radio], [type=date], [type=time], [readonly])'),
        )
        for (const field of await typed.all()) {
          await field.fill('qqqqzzzz')
          const before = await settledTops(page)
          await field.blur()
          expect(await buttonTops(page), `${path}, ${width} px wide`).toEqual(before)
        }
      }
    }
  })
}

test('the first click on Generate counts after a place that is not found', async ({ page }) => {
  await page.goto('/horoscope')
  await page.getByLabel('Date of Birth').first().fill('1990-05-17')
  const place = page.getByRole('combobox', { name: 'Place of Birth' })
  await place.pressSequentially('qqqqzzzz')
  await expect(page.locator('.place-field').getByText('We found no place with this name.').last()).toBeVisible()

  // A mouse is pressed first, which takes the focus away, and released later at the same spot.
  const generate = page.getByRole('button', { name: 'Generate Birth Chart' })
  await generate.scrollIntoViewIfNeeded()
  const box = await generate.boundingBox()
  if (!box) throw new Error('no button')
  await page.mouse.move(box.x + box.width / 2, box.y + 6)
  await page.mouse.down()
  await expect(place).not.toBeFocused()
  await page.mouse.up()

  await expect(place).toHaveAttribute('aria-invalid', 'true')
})
