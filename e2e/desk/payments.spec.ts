import { createHash } from 'node:crypto'
import { listClaimsToVerify } from '#db/desk/desk-claims.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { DESK, endUndoTime, givenClaim, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('after a verification the client finds the invoice in an email and on the dashboard', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const claim = await givenClaim(db)

  await page.goto(`${DESK}/to-verify`)
  await page.getByRole('button', { name: `Verify ${claim.code}` }).click()
  await expect(page.getByText(`Payment verified: ${claim.code}`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Verify ${claim.code}` })).toHaveCount(0)
  expect(await requireBooking(db, claim.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })

  await endUndoTime(db, claim.id)
  const email = await mailbox.receive({ to: claim.email, subject: /is confirmed/ })
  const pdf = email.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
  expect(pdf?.filename).toMatch(/^invoice-MU-\d\d-\d\d-\d{5}\.pdf$/)

  await signInAs(context, site, claim.userId)
  await page.goto('/dashboard/invoices')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^PDF/ }).click(),
  ])
  const file = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(Buffer.from(chunk))
  expect(fingerprint(Buffer.concat(chunks))).toBe(fingerprint(Buffer.from(pdf?.content as ArrayBuffer)))
})

const fingerprint = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('an astrologer rejects a payment by keyboard and undoes it within ten seconds', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  await givenClaim(db)
  const claim = await givenClaim(db)
  await page.goto(`${DESK}/to-verify`)
  await page.getByRole('heading', { name: 'Astrologer Dashboard' }).click()

  const card = page.locator('[data-claim]').filter({ hasText: claim.code })
  await card.focus()
  await page.keyboard.press('r')
  await expect(card.getByLabel(/Reason/)).toBeFocused()
  await card.getByLabel(/Reason/).fill('No such credit on 17 November')
  await page.keyboard.press('Escape')
  await expect(card.getByLabel(/Reason/)).toBeHidden()
  await expect(card).toBeFocused()

  await page.keyboard.press('r')
  await expect(card.getByLabel(/Reason/)).toHaveValue('No such credit on 17 November')
  await card.getByRole('button', { name: 'Reject payment' }).click()
  await expect(page.getByText(`The payment for ${claim.code} was rejected`)).toBeVisible()
  // Keyboard users continue with the next claim.
  await expect(page.locator('[data-claim]:focus')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone').first()).toBeVisible()
  await expect(card).toBeVisible()
  await expect(page.locator('[data-claim]:focus')).toBeVisible()
  expect(await requireBooking(db, claim.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
})

test('verifying the last payment by keyboard moves the focus to the empty state', async ({
  page,
  context,
  site,
  db,
}) => {
  const staffId = await signInAsAstrologer(context, site.url, db)
  for (const { bookingId } of await listClaimsToVerify(db, WHOLE_PRACTICE))
    await verifyPayment(db, { bookingId, staffId }, new Date())
  await givenClaim(db)
  await page.goto(`${DESK}/to-verify`)
  await untilHydrated(page)

  await page.keyboard.press('j')
  await page.keyboard.press('v')

  await expect(page.getByRole('heading', { name: 'Nothing to verify' })).toBeFocused()
  await expectPageChecksInEveryView(page)
})
