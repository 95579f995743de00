import { givenUser } from '#test/factories/accounts.ts'
import { expect, expectNoAxeViolations, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

test('a client remembers a grandmother by her tithi, sees the days of a city and asks for emails, on a phone', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  // Refused once, for the missing consent.
  consoleErrors.allow(/422/)
  const client = await givenUser(db, { fullName: 'Smt. Lakshmi Iyer', password: null })
  await signInAs(context, site, client.id)
  await page.setViewportSize(PHONE)

  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'Family Days' }).click()
  await expect(page.getByText('No days yet')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Meenakshi Iyer')
  await page.getByLabel('Month (masa)').selectOption('Bhadrapada')
  await page.getByLabel('Tithi', { exact: true }).selectOption('Krishna Ashtami')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Tick the box').first()).toBeVisible()
  await page.getByLabel(/I agree that you store this/).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()

  await expect(page.getByText('Meenakshi Iyer: yearly shraddha')).toBeVisible()
  await page.getByLabel('City or town').fill('Chennai')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('For Chennai, Tamil Nadu, India')).toBeVisible()
  await page.getByRole('button', { name: 'Create calendar link' }).click()
  await expect(page.getByText(/\/calendar\/[\w-]+\.ics\?city=/)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Email me the evening before' }).click()
  await page.getByLabel('Days of my family').check()
  await page.getByRole('button', { name: 'Send me reminders' }).click()
  await expect(page.getByText('Your festival reminders are saved.')).toBeVisible()
  await expect(page.getByLabel('Days of my family')).toBeChecked()
})
