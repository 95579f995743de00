import { givenUser } from '#test/factories/accounts.ts'
import { choosePlace } from '../steps/chart-steps.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('a quick chart becomes the birth of a client, and opens from the client’s card', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  const client = await givenUser(db, { fullName: 'Kamala Subramanian', password: null })
  await givenBookingNow(db, { userId: client.id, state: 'verified' })
  await signInAsAstrologer(context, site.url, db)
  await page.goto('/staff/tools/studio')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Date of birth').first().fill('1990-05-17')
  await page.getByLabel('Time of birth').fill('06:42')
  await choosePlace(page, 'Mysuru')
  await page.getByRole('button', { name: 'Show the chart' }).click()
  await expect(page.getByRole('table', { name: 'Lagna and grahas' })).toBeVisible()

  await page.getByRole('button', { name: 'Save this chart' }).click()
  await page.getByLabel('A client', { exact: true }).check()
  await page.getByLabel('Client', { exact: true }).fill('kamala')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByLabel(/^Kamala Subramanian/).check()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Save this chart' }).click()
  await expect(page.getByText('Ask the client, and tick the box.').first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await page.getByLabel(/they agree that we store this birth/).check()
  await page.getByRole('button', { name: 'Save this chart' }).click()

  await expect(page.getByText('Birth saved for Kamala Subramanian').first()).toBeVisible()
  await page.getByRole('link', { name: 'Chart studio Asha Rao' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chart of Asha Rao' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lagna and grahas' })).toBeVisible()
})

test('“Now, here” casts the chart of now with one tap, where the device is too, and it is saved in the list', async ({
  page,
  context,
  site,
  db,
}) => {
  await context.grantPermissions(['geolocation'], { origin: site.url })
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
  await signInAsAstrologer(context, site.url, db)
  await page.goto('/staff/tools/studio')
  await page.getByRole('link', { name: /^Now, in / }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Chart of Prashna, / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lagna and grahas' })).toBeVisible()

  await page.getByRole('link', { name: 'Another chart' }).click()
  await page.getByRole('button', { name: 'Now, at this device' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Chart of Prashna, / })).toBeVisible()
  await expect(page.locator('.studio-birth')).toContainText('Maharashtra')
  await page.getByRole('button', { name: 'Save this chart' }).click()
  await page.getByLabel('Tags').fill('prashna')
  await page.getByRole('button', { name: 'Save this chart' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Chart of Prashna, / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lagna and grahas' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to saved charts' }).click()
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill('mahara')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: /^Prashna, / })).toHaveCount(1)
  await expectPageChecksInEveryView(page)
})
