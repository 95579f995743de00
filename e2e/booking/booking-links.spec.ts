import type { Page } from '@playwright/test'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference, bookingForm, requireBooking } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, linkIn, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 800 }

test('a client booked by the desk pays from the email and sets a password, without JavaScript', async ({
  page: desk,
  pageWithoutScript: page,
  context,
  site,
  db,
  mailbox,
}) => {
  const email = anEmail()
  await signInAsAstrologer(context, site.url, db)
  await desk.goto(`${DESK}/book`)
  await desk.getByLabel('Client email').fill(email)
  await desk.getByLabel('Service').selectOption({ label: 'Full Life Prediction' })
  await chooseLastSlot(desk)
  const { fullName, phone, birthDate, birthTime, birthPlace, currentLocation } = bookingForm()
  await desk.getByLabel('Full name').fill(fullName)
  await desk.getByLabel('Phone').fill(phone)
  await desk.getByLabel('Date of birth').fill(birthDate)
  await desk.getByLabel('Time of birth').fill(birthTime)
  await desk.getByLabel('Place of birth').fill(birthPlace)
  await desk.getByLabel('Current location').fill(currentLocation)
  await desk.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(desk.getByText('Booking created').first()).toBeVisible()
  await expect(desk.getByText('Held until')).toBeVisible()

  await page.setViewportSize(PHONE)
  const received = await mailbox.receive({ to: email, subject: /booking/i })
  await page.goto(linkIn(received, /\/booking\/pay$/))
  await expect(page.getByText('We are holding your time for')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('Received, being verified', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Choose a password' }).click()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.locator('[name="consent"]').check()
  await page.getByRole('button', { name: 'Agree and Continue' }).click()
  await expect(page.getByText('Received, being verified', { exact: true })).toBeVisible()
})

async function chooseLastSlot(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next week' })
  while (await next.isVisible()) await next.click()
  await page.locator('label.hour').last().click()
}

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
  await expect(page.getByText('Moving costs nothing: your payment of ₹3,001 stays with the booking.')).toBeVisible()
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
