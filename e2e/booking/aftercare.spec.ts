import { findLatestBooking } from '#db/bookings/bookings.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_PDF } from '#test/factories/files.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { queueFollowUps } from '#usecases/sessions/follow-up.ts'
import { pay } from '../steps/booking-steps.ts'
import { signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

test('a client books for her mother without a birth time, sends a file, reads the answer and reviews, on a phone without script', async ({
  page,
  context,
  pageWithoutScript: phone,
  site,
  db,
  mailbox,
}) => {
  const client = await givenUser(db, { fullName: 'Smt. Lakshmi Iyer', password: null })
  await signInAs(phone.context(), site, client.id)
  await phone.setViewportSize(PHONE)

  await phone.goto('/book/consultation/full-life-prediction')
  await phone.locator('.hour').last().click()
  await phone.getByLabel('Full name').fill('Lakshmi Iyer')
  await phone.getByLabel('Phone').fill('+91 98765 43210')
  await phone.getByLabel('Current location').fill('Chennai')
  await phone.getByLabel('Who is this for?').selectOption('Someone else')
  await phone.getByLabel('Name of this person').fill('Meenakshi Iyer')
  await phone.getByLabel('Date of birth').fill('1948-02-28')
  await phone.getByText('I don’t know the exact time').click()
  await phone.getByLabel('How well do you know it?').selectOption('Not at all')
  await phone.getByLabel('Place of birth').fill('Madurai')
  await phone.getByLabel(/I agree that the practice/).check()
  await phone.getByRole('button', { name: 'Continue to payment' }).click()
  await pay(phone)
  const booking = await findLatestBooking(db, client.id)
  if (!booking) throw new Error('There is no booking.')
  const staffId = await signInAsAstrologer(context, site.url, db)
  await verifyPayment(db, { bookingId: booking.id, staffId }, new Date())

  await phone.goto('/dashboard')
  await expect(phone.getByText('Your next session')).toBeInViewport()
  await expect(phone.getByText(/\bin \d+ (day|hour|minute)/)).toBeVisible()
  await phone.getByRole('link', { name: 'Answer and files' }).first().click()
  const sent = { name: 'old-horoscope.pdf', mimeType: 'application/pdf', buffer: A_PDF }
  await phone.getByLabel('Send a file to your astrologer').setInputFiles(sent)
  await phone.getByRole('button', { name: 'Add file' }).click()
  await expect(phone.getByRole('link', { name: 'old-horoscope.pdf' })).toBeVisible()

  await page.goto(`/staff/bookings/${booking.id}/answer`)
  await expect(page.getByRole('link', { name: 'old-horoscope.pdf' })).toBeVisible()
  await page.getByLabel('Answer or summary').fill('Her Moon is **strong**.')
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()

  const answered = await mailbox.receive({ to: client.email, subject: /Your answer is ready/ })
  await phone.goto(linkIn(answered, /\/answer/))
  await expect(phone.getByText('strong')).toBeVisible()

  await queueFollowUps(db, new Date(Date.now() + 3 * HOUR_MS))
  const thanks = await mailbox.receive({ to: client.email, subject: /Thank you for your session/ })
  await phone.context().clearCookies()
  await phone.goto(linkIn(thanks, /\/booking\/review/))
  await expect(phone.getByLabel('Your first name, as we’ll show it')).toHaveValue('Lakshmi')
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('radio', { name: /^5 stars/ }).check()
  await phone.getByLabel('Your review').fill('She explained everything to my mother with patience.')
  await phone.getByLabel('You may show this review').check()
  await phone.getByLabel('Your city').fill('Chennai')
  await phone.getByRole('button', { name: 'Send review' }).click()
  await expect(phone.getByText('Thank you for your review').first()).toBeVisible()

  await page.goto('/staff/inbox/reviews')
  await expect(page.getByText('Lakshmi, Chennai')).toBeVisible()
  await page.getByRole('button', { name: /^Publish: review of .*Lakshmi Iyer/ }).click()
  await expect(page.getByText('Review published').first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Your review is on our website.')).toBeVisible()
})
