import { givenUser } from '#test/factories/accounts.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an astrologer writes a remedy, and the client ticks its first day on a phone without script', async ({
  page,
  context,
  browser,
  site,
  db,
}) => {
  const client = await givenUser(db, { fullName: 'Meenakshi Sundaram', password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified' })
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`/staff/bookings/${booking.id}`)

  await page.getByRole('link', { name: 'Add a remedy' }).click()
  await page.getByLabel('Title').fill('Gayatri Mantra')
  await page.getByLabel('What to do').fill('Recite it eleven times at sunrise.')
  await page.getByLabel('On which days').selectOption('Every day')
  await page.getByLabel('City of the client').fill('Pune, Maharashtra')
  await page.getByRole('option', { name: /Pune/ }).first().click()
  await page.getByRole('button', { name: 'Show the dates' }).click()
  await expect(page.getByRole('heading', { name: '11 days' })).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Save remedy' }).click()
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()

  const phone = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  await signInAs(phone, site, client.id)
  const own = await phone.newPage()
  await own.goto('/dashboard')
  await own.getByRole('link', { name: 'Open remedies' }).click()
  await expect(own.getByText('Recite it eleven times at sunrise.')).toBeVisible()
  await expect(own.getByText('0 of 11 done')).toBeVisible()
  await own
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click()
  await expect(own.getByText('1 of 11 done')).toBeVisible()
  await own.getByText('Show all 11 days').click()
  await own.getByRole('button', { name: /^Mark as not done/ }).click()
  await expect(own.getByText('0 of 11 done')).toBeVisible()
  await phone.close()

  await page.reload()
  await expect(page.getByText(/0 of 11 done/)).toBeVisible()
})
