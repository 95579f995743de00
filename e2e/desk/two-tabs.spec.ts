import { DESK, givenBookingNow, givenClaim, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'

test('the second of two tabs on one session sees what the first one saved', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/staff/bookings/${booking.id}`)
    await untilHydrated(tab)
  }

  await page.getByLabel('Private notes').fill('From the first tab')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await other.getByLabel('Private notes').fill('From the second tab')
  await other.getByRole('button', { name: 'Save notes' }).click()

  await expect(other.getByText('The notes now say:')).toBeVisible()
  await expect(other.getByText('From the first tab')).toBeVisible()
  await expect(other.getByLabel('Private notes')).toHaveValue('From the second tab')
  await expectPageChecksInEveryView(other)
  await other.getByLabel('Private notes').fill('From both tabs')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('Notes saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Private notes')).toHaveValue('From both tabs')
})

test('a payment decided by a colleague disappears from the list', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await signInAsAstrologer(context, site.url, db)
  const claim = await givenClaim(db)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${DESK}/to-verify`)
    await untilHydrated(tab)
  }
  const verify = { name: `Verify ${claim.code}` }

  await page.getByRole('button', verify).click()
  await expect(page.getByText('Payment verified').first()).toBeVisible()
  await other.getByRole('button', verify).click()

  await expect(other.getByText('A colleague has already dealt with this payment.').first()).toBeVisible()
  await expect(other.getByRole('button', verify)).toHaveCount(0)
})
