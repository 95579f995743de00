import type { Page } from '@playwright/test'
import { requireAccountByEmail } from '#db/accounts/users.ts'
import { findLatestBooking } from '#db/bookings/bookings.ts'
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts'
import { aReference } from '#test/factories/bookings.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { BOOKING as HINDI_BOOKING } from '../../content/hi/booking/booking.ts'
import { PAYMENT as HINDI_PAYMENT } from '../../content/hi/booking/payment.ts'
import { BOOKING as TELUGU_BOOKING } from '../../content/te/booking/booking.ts'
import { PAYMENT as TELUGU_PAYMENT } from '../../content/te/booking/payment.ts'
import { DESK, endUndoTime, signInAsAstrologer, verify } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import type { Mailbox } from '../steps/mailbox.ts'

const PHONE = { width: 360, height: 740 }
const FORM = '/book/consultation/full-life-prediction'
const TELUGU = /[\u0c00-\u0c7f]/
const DEVANAGARI = /[\u0900-\u097f]/

test.beforeAll(({ site }) => givenLanguages(site.db))

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

/** By the names of the fields, which are the same in every language. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('.hour').last().click()
  await page.locator('[name=fullName]').fill('Lakshmi Iyer')
  await page.locator('[name=phone]').fill('+91 98765 43210')
  await page.locator('[name=email]').first().fill(email)
  await page.locator('[name=currentLocation]').fill('Warangal')
  await page.locator('[name=birthDate]').fill('1990-02-28')
  await page.locator('[name=birthTime]').fill('04:45')
  await page.locator('[name=birthPlace]').fill('Warangal')
  await page.locator('[name=consent]').check()
}

async function enterCode(page: Page, mailbox: Mailbox, email: string, script: RegExp): Promise<void> {
  const { text } = await mailbox.receive({ to: email, subject: script })
  const [code = ''] = text?.match(/^\d{6}$/m) ?? []
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=consent]').check()
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const expectLanguage = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

test('a client books, pays and reads her emails, her invoice and her answer in Telugu on a phone, and staff work in English', async ({
  page,
  otherPage: phone,
  context,
  site,
  db,
  mailbox,
}) => {
  test.slow()
  await phone.setViewportSize(PHONE)
  const email = anEmail()

  await phone.goto(`/te${FORM}`)
  await expectLanguage(phone, 'te')
  await fillIn(phone, email)
  await expectNoSidewaysScroll(phone)
  await press(phone, TELUGU_BOOKING.submit)
  await enterCode(phone, mailbox, email, TELUGU)
  await press(phone, TELUGU_BOOKING.submit)
  await phone.locator('[name=reference]').fill(aReference())
  await expectNoSidewaysScroll(phone)
  await press(phone, TELUGU_PAYMENT.submit)
  await phone.waitForURL(/\/te\/booking-success$/)
  await expectLanguage(phone, 'te')

  const booking = await findLatestBooking(db, (await requireAccountByEmail(db, email)).id)
  if (!booking) throw new Error('There is no booking.')
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`${DESK}/to-verify`)
  await verify(page, booking.code)
  await endUndoTime(db, booking.id)
  await expect
    .poll(() => mailbox.list({ to: email, subject: TELUGU }).some(({ attachments }) => attachments.length > 0))
    .toBe(true)
  expect(mailbox.list({ to: email, subject: /^[\x20-\x7e]+$/ }), 'emails in English').toEqual([])

  await page.goto(`/staff/bookings/${booking.id}/answer`)
  await page.getByLabel('Answer or summary').fill('మీ చంద్రుడు **బలంగా** ఉన్నాడు.')
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()
  await phone.goto(`/te/dashboard/bookings/${booking.id}/answer`)
  await expectLanguage(phone, 'te')
  await expect(phone.getByText('బలంగా')).toBeVisible()
  await expectNoSidewaysScroll(phone)
})

test('a client books in Hindi without script', async ({ pageWithoutScript: page, mailbox }) => {
  await page.setViewportSize(PHONE)
  const email = anEmail()

  await page.goto(`/hi${FORM}`)
  await fillIn(page, email)
  await press(page, HINDI_BOOKING.submit)
  await enterCode(page, mailbox, email, DEVANAGARI)
  await press(page, HINDI_BOOKING.submit)
  await page.locator('[name=reference]').fill(aReference())
  await press(page, HINDI_PAYMENT.submit)

  await page.goto('/hi/booking-success')
  await expectLanguage(page, 'hi')
  await page.goto('/hi/dashboard/profile')
  await expect(page.getByText('Lakshmi Iyer').first()).toBeVisible()
})

test('a client changes the language in the middle of a booking and loses nothing', async ({ page }) => {
  await page.goto(`/te${FORM}`)
  await fillIn(page, anEmail())
  await untilHydrated(page)
  await page.locator('[name=notes]').fill('నాకు ఉద్యోగం వస్తుందా?')

  await page.getByRole('button', { name: 'हिंदी' }).last().click()
  await page.waitForURL(`/hi${FORM}`)

  await expectLanguage(page, 'hi')
  await expect(page.locator('[name=fullName]')).toHaveValue('Lakshmi Iyer')
  await expect(page.locator('[name=birthPlace]')).toHaveValue(/^Warangal/)
  await expect(page.locator('[name=notes]')).toHaveValue('నాకు ఉద్యోగం వస్తుందా?')
  await expect(page.locator('[name=preferredTime]:checked')).toHaveCount(1)
})
