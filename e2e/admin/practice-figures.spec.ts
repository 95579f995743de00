import { istMonth } from '#domain/time/date-range.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an admin reads a booking, the figures and the GST summary, and downloads a file', async ({ page, db, site }) => {
  const now = new Date()
  // A question needs no free time in the diary, which other tests share.
  const booking = await givenBooking(db, { service: await givenConsultation(db, 'Prasna'), state: 'verified', now })
  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  await signInAs(page.context(), site, admin.id)

  await page.goto(`/admin/bookings?q=${booking.code}`)
  await page.getByRole('link', { name: booking.code }).click()
  await expect(page.getByText(/^Payment verified/)).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto('/admin/figures')
  await expect(page.getByRole('img', { name: 'Received by month' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'From visit to payment' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto(`/admin/gst?month=${istMonth(now)}`)
  await expect(page.getByText('no GST return is to be filed')).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto('/admin/exports')
  await expectPageChecksInEveryView(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
})
