import type { Page } from '@playwright/test'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { aReference } from '#test/factories/bookings.ts'
import { givenCoupon } from '#test/factories/offers.ts'
import { fillIn, signIn } from '../steps/booking-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const BOOKING_FORM = '/book/consultation/full-life-prediction'

const summaryOf = (page: Page) => page.locator('.form-summary')

/** Every line of the summary leads to a control or a group of the page, and nothing floats over the form. */
async function expectSummaryWithLinks(page: Page, title: string): Promise<void> {
  await expect(summaryOf(page)).toContainText(title)
  await expect(summaryOf(page)).toHaveAttribute('role', 'alert')
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  const targets = await summaryOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets).not.toEqual([])
  for (const target of targets) await expect(page.locator(target), target).toHaveCount(1)
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of (401|409|422)/))

test('the booking form lists its errors with links, each goes once its field is right, and the server can refuse it again', async ({
  page,
}) => {
  await page.goto(BOOKING_FORM)
  const submit = page.getByRole('button', { name: 'Continue to payment' })
  await submit.click()

  await expect(page.getByRole('alert').filter({ hasText: 'Booking failed' })).toBeFocused()
  await expect(page.getByText('Please enter your email address').first()).toBeVisible()
  await expectSummaryWithLinks(page, 'Booking failed')
  await expectPageChecksInEveryView(page)
  const name = page.getByRole('textbox', { name: 'Full name' })
  const error = page.locator('.field-error', { hasText: 'Enter your full name' })
  const line = summaryOf(page).getByText('Enter your full name')
  await line.click()
  await expect(name).toBeFocused()
  await name.fill('Asha Rao')
  await expect(error).toBeHidden()
  await expect(line).toBeHidden()
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(name).not.toHaveAccessibleDescription(/Please enter/)

  await name.fill(' ')
  await expect(error).toBeVisible()
  await expect(line).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('98')
  await expect(page.locator('.field-error', { hasText: 'phone number' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98765 43210')
  await expect(page.locator('.field-error', { hasText: 'phone number' })).toBeHidden()

  const place = page.locator('#birthPlace-error')
  // The joiner is invisible, and only the server knows that it is no text.
  await page.getByRole('combobox', { name: 'Place of birth' }).fill('\u200b')
  await expect(place).toBeHidden()
  await submit.click()
  await expect(place).toBeVisible()
})

test('a wrong coupon is named beside its field and is no failed booking, and a right one lowers the price to pay', async ({
  page,
  context,
  db,
  site,
}) => {
  const { code } = await givenCoupon(db, { amountOff: rupees(51) })
  await signIn(context, db, site.url)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/book/consultation/prasna')
  await fillIn(page)
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply coupon' }).click()

  await expectSummaryWithLinks(page, 'Check your coupon code')
  await expect(page.getByText('Booking failed')).toHaveCount(0)
  await page.getByLabel('Coupon code').fill('')
  await expect(summaryOf(page)).toBeHidden()

  await page.getByLabel('Coupon code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply coupon' }).click()
  await expect(page.getByText('This coupon saves you ₹51.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('₹100')

  await page.getByRole('button', { name: 'I have paid' }).click()
  await expectSummaryWithLinks(page, 'Transaction ID required')
  await expect(page.getByText('Please enter your UPI transaction ID').first()).toBeVisible()
  const reference = page.getByLabel('UPI transaction ID')
  await expect(reference).toBeFocused()
  await reference.fill('4123')
  await expect(page.locator('.field-error')).toBeVisible()
  await reference.fill(aReference())
  await expect(page.locator('.field-error')).toBeHidden()
  await expect(summaryOf(page)).toBeHidden()
})

test('the contact form shows its errors in the form, without a toast', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expectSummaryWithLinks(page, 'Check these fields')
  const form = page.locator('form#message')
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByRole('textbox', { name: 'Message' }).fill('When can we talk?')
  await expect(summaryOf(page)).toBeHidden()
  await expect(form.locator('.field-error:visible')).toHaveCount(0)
})

test('an admin form links from its summary to the wrong field, which is checked again while it is corrected', async ({
  page,
  context,
  db,
  site,
}) => {
  const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(context, site, admin.id)
  const offer = await findConsultationPackage(db, 'full-life-prediction')
  await page.goto(`/staff/services/packages/${offer && consultationService(offer).id}`)
  await page.getByLabel('Name', { exact: false }).first().fill('')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(summaryOf(page)).toHaveAttribute('role', 'alert')
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  const [target = ''] = await summaryOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await expect(page.locator(target)).toHaveAttribute('aria-invalid', 'true')
  await page.locator(target).fill('Full Life Prediction')
  await expect(summaryOf(page)).toBeHidden()
  await expect(page.locator(target)).toHaveAttribute('aria-invalid', 'false')
})

test('without script the errors stand in the form and are gone after the next submit', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectSummaryWithLinks(page, 'Check these fields')
  await expect(page.locator('.field-error')).not.toHaveCount(0)

  const form = page.locator('form#message')
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByRole('textbox', { name: 'Subject' }).fill('A question')
  await form.getByRole('textbox', { name: 'Message' }).fill('When can we talk?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(summaryOf(page)).toHaveCount(0)
  await expect(page.locator('.field-error')).toHaveCount(0)
})
