import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('a visitor reads the panchanga of their city, then the rule of a festival in it', async ({ page }) => {
  await page.goto('/panchanga')
  await page.getByLabel('City or town').fill('Poona')
  // The suggestions may cover the button.
  await page.getByLabel('City or town').press('Enter')

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

test('every city field of the almanac suggests places while their name is typed, in Telugu too', async ({ page }) => {
  for (const [path, label] of [
    ['/panchanga', 'City or town'],
    ['/festivals/2026', 'City'],
    ['/eclipses/2026', 'City'],
    ['/festivals/emails', 'City'],
  ] as const) {
    await page.goto(path)
    const field = page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }))
    await field.click()
    await expect(page.getByRole('combobox', { name: label })).toBeVisible()
    await field.fill('')
    await field.pressSequentially('విజయవా')
    await page.getByRole('option', { name: 'Vijayawada' }).click()
    await expect(field, path).toHaveValue('Vijayawada, Andhra Pradesh, India')
  }

  await page.goto('/panchanga')
  await page.getByLabel('City or town').click()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByLabel('City or town').pressSequentially('warang')
  await expect(page.getByRole('option').first()).toContainText('Warangal')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/panchanga\/warangal/)
})
