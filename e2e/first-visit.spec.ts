import { expect, expectPageChecksInEveryView, test } from './fixtures.ts'

test('the site has a manifest for the home screen', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
})

test('the not-found page links to the home page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/no-such-page: Failed to load resource: .* 404/)

  const response = await page.goto('/no-such-page')

  expect(response?.status()).toBe(404)
  await expectPageChecksInEveryView(page)
})
