import { expect, test } from '../steps/fixtures.ts'

const PRASNA = '/book/consultation/prasna'

test.describe('with permission for geolocation', () => {
  test.use({ geolocation: { latitude: 12.295_81, longitude: 76.639_38 }, permissions: ['geolocation'] })

  test('with permission for geolocation, fills in the nearest place and its coordinates on opening, or these alone without a place search', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load resource/)
    await page.goto(PRASNA)

    await expect(page.getByLabel('Current location')).toHaveValue('Mysuru, Karnataka, India (12.2958, 76.6394)')

    await page.evaluate(() => sessionStorage.clear())
    await page.route(/\/api\/places/, (route) => route.abort())
    await page.goto(PRASNA)
    await expect(page.getByLabel('Current location')).toHaveValue('12.2958, 76.6394')
  })
})

test('without permission for geolocation the field stays empty, and suggests places while one is typed, also in an Indian script', async ({
  page,
}) => {
  await page.goto(PRASNA)

  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect(page.getByLabel('Current location')).toHaveValue('')
  await page.getByLabel('Current location').fill('విజయవాడ')
  await page.getByRole('option', { name: /^Vijayawada/ }).click()

  await expect(page.getByLabel('Current location')).toHaveValue('Vijayawada, Andhra Pradesh, India')
})
