import type { Page } from '@playwright/test'
import { paidBy } from '#content/documents/invoice.ts'
import type { Database } from '#db/client.ts'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { ONLY_UPI, type PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { SOME_METHODS } from '#test/factories/payment-methods.ts'
import { holdSummary } from '../steps/booking-steps.ts'
import { DESK, endUndoTime, givenBookingNow, signInAsAstrologer, verify } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test.use({ timezoneId: 'America/Toronto', viewport: { width: 360, height: 740 } })

test.afterEach(({ db }) => offer(db, ONLY_UPI))

async function offer(db: Database, change: PracticePaymentMethods): Promise<void> {
  const version = await requirePracticeVersion(db)
  await recordPracticeChange(db, { part: 'ways', change, version, now: new Date() })
}

/** Clients of a practice that has sold vouchers can redeem one on the same page. */
const waysOf = (page: Page) => page.locator('#main summary').filter({ hasNotText: 'gift voucher' })

test('a client in Toronto pays by SWIFT on a phone, the desk verifies it, and the invoice says so', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await offer(db, SOME_METHODS)
  const client = await givenUser(db, { fullName: 'Meera Iyer', password: null })
  const service = await givenConsultation(db, 'Prasna')
  const form = { timeZone: 'America/Toronto' }
  const booking = await givenBookingNow(db, { userId: client.id, service, form })
  const reference = `26321${booking.code}`
  await signInAs(context, site, client.id)

  await page.goto(`/book/payment/${booking.id}`)
  await expect(waysOf(page).first()).toHaveText('Transfer from abroad (SWIFT)')
  await expect(page.getByText('HDFCINBB')).toBeVisible()
  await expectPageChecksInEveryView(page)
  const showSummary = await holdSummary(page)
  await page.getByLabel('SWIFT reference or UETR').fill(`Ref. ${reference.toLowerCase()}`)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('Received, being verified').first()).toBeVisible()
  await showSummary()

  await signInAsAstrologer(context, site.url, db)
  await page.goto(`${DESK}/to-verify`)
  const card = page.locator('[data-claim]').filter({ hasText: booking.code })
  await expect(card).toContainText('SWIFT, reference')
  await verify(page, booking.code)
  await endUndoTime(db, booking.id)

  const email = await mailbox.receive({ to: client.email, subject: /is confirmed/ })
  expect(email.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  const invoice = await findLiveInvoice(db, booking.id)
  expect(invoice && paidBy(invoice.snapshot)).toBe(`Paid by SWIFT transfer, reference ${reference}`)
})
