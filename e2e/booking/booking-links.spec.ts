import { givenUser } from '#test/factories/accounts.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { givenBookingNow } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, linkIn, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 800 }

test('confirmed clients move and cancel by the links in their emails, without JavaScript', async ({
  pageWithoutScript: page,
  db,
  mailbox,
}) => {
  await page.setViewportSize(PHONE)
  const staff = await givenUser(db, { roles: ['astrologer'], password: null })
  const confirmed = async () => {
    const client = await givenUser(db, { password: null })
    const booking = await givenBookingNow(db, { userId: client.id, state: 'claimed' })
    await verifyPayment(db, { bookingId: booking.id, staffId: staff.id }, new Date())
    return { client, booking, email: await mailbox.receive({ to: client.email, subject: /is confirmed/ }) }
  }

  const moving = await confirmed()
  await page.goto(linkIn(moving.email, /\/booking\/move$/))
  await expect(
    page.getByText('Moving your session is free: your payment of ₹3,001 stays with the booking.'),
  ).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.locator('label.hour').last().click()
  await page.getByRole('button', { name: 'Confirm new time' }).click()
  await expect(page.getByText('You can reschedule this session once more.')).toBeVisible()
  const changed = await mailbox.receive({ to: moving.client.email, subject: /has a new time/ })
  await page.goto(linkIn(changed, /\/booking\/cancel$/))
  await expect(page.getByRole('button', { name: 'Yes, cancel booking' })).toBeVisible()

  const cancelling = await confirmed()
  await page.goto(linkIn(cancelling.email, /\/booking\/cancel$/))
  await expect(page.getByText(/We'll refund ₹3,001 to the account you paid from/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click()
  await expect(page.getByText('Refund due: ₹3,001')).toBeVisible()
  expect(await requireBooking(db, cancelling.booking.id)).toMatchObject({ status: 'cancelled' })
})
