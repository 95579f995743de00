import { expect, expectSoundInEveryView, test } from './fixtures.ts'

test('a phone learns how to keep the site on its home screen', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('a lost visitor is told so, and finds the way home', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/no-such-page: Failed to load resource: .* 404/)

  const answer = await page.goto('/no-such-page')

  expect(answer?.status()).toBe(404)
  await expectSoundInEveryView(page)
})
