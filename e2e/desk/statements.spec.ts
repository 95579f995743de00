import { istDate } from '#domain/time/india-time.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { bankWorkbook } from '#test/statements/workbook-files.ts'
import { endUndoTime, givenClaim, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 740 }

test('on a phone an XLSX statement is compared, verified and taken back', async ({ page, context, site, db }) => {
  await page.setViewportSize(PHONE)
  await signInAsAstrologer(context, site.url, db)
  const [paid, short] = [await givenClaim(db), await givenClaim(db)]
  const line = { date: istDate(new Date()), direction: 'credit', name: 'ASHA RAO', note: '' } as const
  const file = bankWorkbook('federal', [
    { ...line, paise: paid.amount, reference: paid.reference },
    { ...line, paise: short.amount - 5_000, reference: short.reference },
  ])

  await page.goto('/staff/money/statements')
  const buffer = { name: 'federal.xlsx', mimeType: 'application/octet-stream', buffer: file }
  await page.getByLabel(/Bank statement/).setInputFiles(buffer)
  await page.getByRole('button', { name: 'Compare payments' }).click()
  await expect(page.getByText('Federal Bank: 2 credits read')).toBeVisible()
  await expect(page.getByText('Different amount')).toBeVisible()
  const record = page.getByRole('button', { name: /^Record ₹101 received/ })
  await record.click()
  await expect(page.getByText('₹101 recorded')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(record).toBeVisible()
  await record.click()
  await expect(page.getByText('₹101 recorded')).toBeVisible()
  // The results stay on the page.
  await expect(page.getByRole('link', { name: `Open ${short.code}` })).toBeVisible()
  await page.getByRole('button', { name: 'Verify 1 payment' }).click()
  await expect(page.getByText('1 payment verified').first()).toBeVisible()
  await endUndoTime(db, paid.id)
  await expect.poll(async () => (await requireBooking(db, paid.id)).paymentStatus, { timeout: 30_000 }).toBe('paid')

  await page.goto('/staff/money/statements/uploads')
  const upload = page.getByRole('listitem').filter({ hasText: 'Federal Bank' }).first()
  await expect(upload).toContainText('1 match, 1 verified')
  await expectPageChecksInEveryView(page)
  await upload.getByText('Undo upload').click()
  await upload.getByRole('button', { name: 'Yes, undo this upload' }).click()
  await expect(page.getByText('1 payment stays verified, because the invoice has a number.')).toBeVisible()
  await expect(upload.getByRole('link', { name: paid.code })).toBeVisible()
})
