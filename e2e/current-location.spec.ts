import { expect, test } from './fixtures.ts'

const PRASNA = '/book/consultation/prasna'

test.describe('a device that may say where it is', () => {
  test.use({ geolocation: { latitude: 12.295_81, longitude: 76.639_38 }, permissions: ['geolocation'] })

  test('fills in the current location on opening, with four decimals', async ({ page }) => {
    await page.goto(PRASNA)

    await expect(page.getByLabel('Current location')).toHaveValue('12.2958, 76.6394')
  })
})

test('a device that may not leaves the field to be typed', async ({ page }) => {
  await page.goto(PRASNA)

  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect(page.getByLabel('Current location')).toHaveValue('')
  await page.getByLabel('Current location').fill('Mysuru')
  await expect(page.getByLabel('Current location')).toHaveValue('Mysuru')
})
