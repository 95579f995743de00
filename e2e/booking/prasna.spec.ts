import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { bookings } from '#db/schema/bookings.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { fillDetails, pay } from '../steps/booking-steps.ts'
import { expect, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('a client asks a Prasna on a phone without JavaScript, and proves the question', async ({
  pageWithoutScript: page,
  site,
  db,
  mailbox,
}, testInfo) => {
  const { id: userId, email } = await givenUser(db, { password: null })
  await signInAs(page.context(), site, userId)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/book/consultation/prasna')
  await fillDetails(page)
  await page.locator('[name=notes]').fill('Will the reply from the court arrive this month?')
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  // It is not sent any more once the payment is reported.
  const received = await mailbox.receive({ to: email, subject: /Booking received/ })
  await pay(page)

  const [fingerprint = 'none'] = received.text?.match(/\b[0-9a-f]{64}\b/) ?? []
  const [booking] = await db.select().from(bookings).where(eq(bookings.userId, userId))
  const staffId = (await givenUser(db, { roles: ['client', 'astrologer'], password: null })).id
  await verifyPayment(db, { bookingId: booking?.id ?? '', staffId }, new Date())

  await page.goto('/dashboard')
  await expect(page.getByText('Answer by')).toBeVisible()
  await page.getByRole('link', { name: 'Proof of your question' }).click()
  await expect(page.getByText('Checked just now')).toBeVisible()
  await expect(page.getByText('Will the reply from the court arrive this month?')).toBeVisible()
  await expect(page.getByText(fingerprint, { exact: true })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the proof' }).click(),
  ])
  const file = testInfo.outputPath('proof.json')
  await download.saveAs(file)
  const { stdout } = await promisify(execFile)(process.execPath, ['public/verify-prasna.mjs', file])
  expect(stdout).toContain(fingerprint)
})
