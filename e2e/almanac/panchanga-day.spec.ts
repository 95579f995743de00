import { istDate } from '#domain/time/india-time.ts'
import { expect, test } from '../steps/fixtures.ts'

test('the line for the present follows the clock of an open page, and names its minute without script', async ({
  page,
  pageWithoutScript,
}) => {
  await pageWithoutScript.goto('/panchanga/new-delhi')
  await expect(pageWithoutScript.getByText(/^At \d+:\d\d\s[AP]M .* until /)).toBeVisible()

  await page.clock.install({ time: new Date(`${istDate(new Date())}T12:00:00+05:30`) })
  await page.goto('/panchanga/new-delhi')
  const line = page.getByText(/^Now .* until /)
  await expect(line).toBeVisible()
  const running = page.locator('li[aria-current=time]')
  const [said, marked] = [await line.textContent(), await running.first().textContent()]

  await page.clock.fastForward('02:00:00')

  await expect(line).not.toHaveText(said ?? '')
  await expect(running.first()).not.toHaveText(marked ?? '')
})

test('goes to the panchanga of the town where the visitor is', async ({ page }) => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 18.52, longitude: 73.855 })
  await page.goto('/panchanga/new-delhi/2026-11-19')

  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect(page).toHaveURL(/\/panchanga\/pune\b/)
})

test('says what to do when the browser does not know where it is', async ({ page }) => {
  await page.goto('/panchanga/new-delhi')

  await page.getByRole('button', { name: 'Use my location' }).click()

  await expect(page.getByRole('alert')).toContainText('Type your city instead.')
  await expect(page.getByRole('combobox', { name: 'City or town' }).or(page.getByLabel('City or town'))).toHaveValue('')
})
