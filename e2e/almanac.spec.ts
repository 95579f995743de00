import { expect, expectPageChecksInEveryView, test } from './fixtures.ts'

test('a visitor reads the panchanga of their city, then the rule of a festival in it', async ({ page }) => {
  await page.goto('/panchanga')
  await page.getByLabel('City or town').fill('Poona')
  await page.getByRole('button', { name: 'Show' }).click()

  await expect(page).toHaveURL(/\/panchanga\/pune/)
  await expect(page.getByRole('img', { name: /drawn to scale/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tithi' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto('/panchanga/pune/2026-11')
  await expectPageChecksInEveryView(page)
  await page.goto('/panchanga/pune/2026-11-08')
  await page.getByRole('link', { name: 'Diwali', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The rule' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto('/festivals/2026?city=pune&list=ekadashi')
  await expect(page.getByRole('link', { name: 'Nirjala Ekadashi', exact: true })).toBeVisible()
  await expectPageChecksInEveryView(page)
})
