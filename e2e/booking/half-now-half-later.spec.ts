import { findLiveInvoice } from '#db/payments/invoices.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { aReference, givenConsultation } from '#test/factories/bookings.ts'
import { DESK, endUndoTime, givenBookingNow, signInAsAstrologer, verify } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

test('half now, half later: the desk takes cash, the client pays the rest by UPI on a phone, and the account has both', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  const client = await givenUser(db, { fullName: 'Meera Iyer', password: null })
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { userId: client.id, service })
  const astrologer = await signInAsAstrologer(context, site.url, db)

  await page.goto(`${DESK}/bookings/${booking.id}`)
  await page.getByRole('link', { name: 'Record payment' }).click()
  await page.getByLabel('Amount in rupees').fill('75')
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('₹76 is still due.').first()).toBeVisible()

  await signInAs(context, site, client.id)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Balance due' })).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: 'Pay what is due' }).click()
  await expect(page.getByRole('heading', { name: 'Pay ₹76 by UPI' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Payment · Cash/ })).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await page.waitForURL(/claimed/)
  await page.goto('/dashboard/invoices')
  await expect(page.getByText('Being checked: ₹76')).toBeVisible()

  await signInAs(context, site, astrologer)
  await page.goto(`${DESK}/to-verify`)
  await verify(page, booking.code)
  await endUndoTime(db, booking.id)
  await mailbox.receive({ to: client.email, subject: /We have received ₹76/ })

  await signInAs(context, site, client.id)
  await page.goto('/dashboard/invoices')
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(2)
  // The invoice was issued with the first part; the second has a receipt of its own.
  expect(await findLiveInvoice(db, booking.id)).toMatchObject({ status: 'paid', totalAmount: booking.amount })
  await expectPageChecksInEveryView(page)
})
