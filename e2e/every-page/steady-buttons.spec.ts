import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'

const PAGES = [
  '/horoscope',
  '/horoscope/planets',
  '/auth?password=1',
  '/auth?tab=sign-up',
  '/auth?forgot=1',
  '/book/consultation/prasna',
  '/contact',
] as const

/** Where the buttons are, relative to the document. */
function buttonTops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, dialog button, [role="dialog"] button')]
      .filter((button) => button.checkVisibility())
      .map((button) => `${button.textContent}: ${Math.round(button.getBoundingClientRect().top + scrollY)}`),
  )
}

/** Fills in a field, and waits for the places that a search lists while its field has the focus. */
async function type(page: Page, field: Locator): Promise<void> {
  const isSearch = (await field.getAttribute('role')) === 'combobox'
  const searched = isSearch ? page.waitForResponse(/\/api\/places/) : undefined
  await field.fill('qqqqzzzz')
  await searched
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test('no button of a phone moves when a field loses the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of PAGES) {
    await page.goto(path)
    const fields = page.locator('main input:visible, main textarea:visible, [role="dialog"] input:visible')
    const typed = fields.and(page.locator(':not([type=checkbox], [type=radio], [type=date], [type=time], [readonly])'))
    for (const field of await typed.all()) {
      await type(page, field)
      const before = await buttonTops(page)
      await field.blur()
      expect(await buttonTops(page), path).toEqual(before)
    }
  }
})

test('the first click on Generate counts after a place that is not found', async ({ page }) => {
  await page.goto('/horoscope')
  await page.getByLabel('Date of birth').first().fill('1990-05-17')
  const place = page.getByRole('combobox', { name: 'Place of birth' })
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
