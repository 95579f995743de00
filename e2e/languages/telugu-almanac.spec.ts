import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { ALMANAC } from '../../content/te/almanac/almanac.ts'
import { MUHURTA } from '../../content/te/almanac/muhurta.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'

test.beforeAll(({ site }) => givenLanguages(site.db))

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

test('a Telugu reader finds the panchanga of Vijayawada, opens a festival, and prints the good times of a wedding', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/te/panchanga')
  await page.locator('[name=place]').fill('విజయవాడ')
  await page.getByRole('button', { name: ALMANAC.city.show }).click()
  await expect(page).toHaveURL(/\/te\/panchanga\/vijayawada/)
  await expect(page.getByText('విజయవాడ, ఆంధ్రప్రదేశ్, భారతదేశం').first()).toBeVisible()
  await expect(
    page
      .getByText(/శుద్ధ|బహుళ/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto('/te/festivals/2026')
  await page.getByRole('link', { name: 'దీపావళి' }).first().click()
  await expect(page).toHaveURL(/\/te\/festivals\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('దీపావళి')
  await expectNoSidewaysScroll(page)

  await page.goto('/te/muhurta')
  await page.getByLabel(MUHURTA.form.from, { exact: true }).fill('2027-02-01')
  await page.getByLabel(MUHURTA.form.to, { exact: true }).fill('2027-04-30')
  await page.getByLabel(MUHURTA.form.place).fill('విజయవాడ')
  await page.getByRole('option', { name: /Vijayawada/ }).click()
  await page.getByRole('button', { name: MUHURTA.form.find }).click()
  await expect(page.locator('.muhurta-window').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: MUHURTA.out.pdf }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
})
