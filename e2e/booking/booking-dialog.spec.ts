import type { Page } from '@playwright/test'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference, givenBooking } from '#test/factories/bookings.ts'
import { chooseHour, fillDetails, fillIn, holdSummary, signIn } from '../steps/booking-steps.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'

const FULL_LIFE = '/book/consultation/full-life-prediction'

/** What fillIn types, which must not stay in the browser. */
const BIRTH = /1990|04:45|Mysuru|Asha/

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

const dialogOf = (page: Page) => page.getByRole('dialog')

test('a client books, goes back to the form and pays in the dialog, which stores no birth in the browser', async ({
  page,
  context,
  db,
  site,
}) => {
  await signIn(context, db, site.url)
  await page.goto('/consultation')
  const dialog = await openFullLife(page)
  await expect(page).toHaveURL(FULL_LIFE)
  await expectChecksAtBothWidths(page, 'the form in the dialog')

  await fillIn(page)
  expect(await storedIn(page)).not.toMatch(BIRTH)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeFocused()
  await expect(dialog.getByText('Booking created!')).toBeVisible()
  expect(await storedIn(page)).not.toMatch(BIRTH)
  await expect(page).toHaveURL(/\/book\/payment\//)
  await expectChecksAtBothWidths(page, 'the payment in the dialog')

  await waitForToastsToClose(page)
  await dialog.getByRole('link', { name: 'Back to Form' }).click()
  await expect(dialog.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeVisible()
  await waitForToastsToClose(page)

  const showSummary = await holdSummary(page)
  await dialog.getByLabel('UPI transaction ID').fill(aReference())
  await dialog.getByRole('button', { name: 'I have paid' }).click()
  await expect(dialog.getByRole('heading', { name: 'Booking Confirmed' })).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'View summary now' })).toBeVisible()
  await showSummary()

  // Not to the payment, which is done.
  await page.goBack()
  await expect(page).toHaveURL(/full-life-prediction/)
})

/** Ends on a phone, where a toast or the edge of the dialog is most likely to cover a button. */
async function expectChecksAtBothWidths(page: Page, what: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page, `${what} at ${width} px`)
  }
}

test('a network failure leaves the form filled in, and Back leads from the payment to it, then to the page below', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await signIn(context, db, site.url)
  await page.goto('/consultation')
  const dialog = await openFullLife(page)
  await fillIn(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByText('That did not go through')).toBeVisible()
  await expect(dialog.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)

  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeVisible()

  await page.goBack()
  await expect(dialog.getByRole('heading', { name: 'Book Full Life Prediction' })).toBeVisible()
  await expect(dialog.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  await expect(dialog.locator('[name="preferredTime"]:checked')).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL('/consultation')
  await expect(dialog).toBeHidden()
})

test('a client enrolls in a course by keyboard alone', async ({ page, context, db, site }) => {
  await signIn(context, db, site.url)
  await page.goto('/courses')
  const enroll = page.locator('#pradhamika').getByRole('link', { name: 'Enroll Now' })
  await enroll.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Enroll in Pradhamika' })).toBeFocused()

  await tabTo(page, 'Full name')
  await page.keyboard.type('Asha Rao')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+91 98765 43210')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mysuru')
  // Tab cycles inside the dialog and never reaches the page below it.
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enroll).toBeFocused()
  await expect(page).toHaveURL(/\/courses$/)

  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Full name')).toHaveValue('Asha Rao')
  await expect(dialog.getByLabel('Current location')).toHaveValue('Mysuru')
})

test('Back and the close button close the form, another service replaces it, and a reload opens it as a page', async ({
  page,
  context,
  db,
  site,
}) => {
  await signIn(context, db, site.url)
  await page.goto('/consultation')
  const dialog = await openFullLife(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/consultation$/)

  await page.goForward()
  await expect(dialog.getByRole('heading', { name: 'Book Full Life Prediction' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close booking form' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/consultation$/)

  await page.locator('#prasna').getByRole('link', { name: 'Book Now' }).click()
  await expect(dialog.getByRole('heading', { name: 'Book Prasna' })).toBeVisible()
  await expect(dialog.getByLabel('Time of your question')).toHaveAttribute('readonly')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Prasna')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Book Prasna')
  await openFullLife(page)
})

test('a visitor fills in the dialog, signs in, and finds the form still filled in', async ({ page, db }) => {
  const { email } = await givenUser(db)
  await page.goto('/consultation')
  const dialog = await openFullLife(page)
  await expect(dialog.getByText('Please sign in to book a consultation')).toBeVisible()
  await fillIn(page)
  await dialog.getByLabel('Email').fill(email)
  const chosen = await dialog.locator('.hour:has(:checked)').textContent()
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await dialog.getByRole('button', { name: 'Use a password, Google or Facebook instead' }).click()

  await expect(page).toHaveURL(/\/auth\?tab=sign-up&return=/)
  await expect(page.getByText('Sign up required')).toBeVisible()
  const signInTab = page.getByRole('navigation', { name: 'Sign in or sign up' }).getByRole('link', { name: 'Sign In' })
  await signInTab.click()
  await expect(signInTab).toHaveAttribute('aria-current', 'page')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  expect(await page.locator('.hour:has(:checked)').textContent()).toBe(chosen)
})

test('an existing client pays ₹2,100 for an hour chosen after another one was just taken', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (409|422)/)
  const { id } = await signIn(context, db, site.url)
  await givenBooking(db, { userId: id, state: 'verified', now: new Date() })
  await page.goto('/consultation')
  const dialog = await openFullLife(page)
  await expect(dialog.getByText('30% OFF (Existing Customer)')).toBeVisible()
  await expect(dialog.getByText('₹3,001')).toBeVisible()
  await fillDetails(page)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Booking failed' })).toBeFocused()

  await chooseHour(page)
  await dialog.getByLabel(/I agree/).check()
  // Another client takes that hour while the form is still open.
  const bookingDate = await dialog.locator('[name="bookingDate"]').inputValue()
  const preferredTime = await dialog.locator('[name="preferredTime"]:checked').inputValue()
  await givenBooking(db, { form: { bookingDate, preferredTime }, now: new Date() })
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByText('Next available times:')).toBeVisible()
  await expect(dialog.locator('.booking-summary-time')).toHaveText('Choose a time')
  await expect(dialog.locator(`[name="preferredTime"][value="${preferredTime}"]`)).toHaveCount(0)

  const offered = dialog.locator('button[value^="choose-start"]').first()
  const offer = (await offered.textContent()) ?? ''
  await offered.click()
  await expect(dialog.locator('.booking-summary-time')).toHaveText(offer)
  await expect(dialog.getByText('Next available times:')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(dialog.getByRole('heading', { name: 'Pay ₹2,100 by UPI' })).toBeVisible()
})

test('Book Now opens the form as a page when the dialog fails to load or JavaScript is off', async ({
  page,
  pageWithoutScript,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await page.route(/show-booking/, (route) => route.abort())
  for (const visitor of [page, pageWithoutScript]) {
    await visitor.goto('/consultation')
    await visitor.locator('#full-life-prediction').getByRole('link', { name: 'Book Now' }).click()
    await expect(visitor).toHaveURL(FULL_LIFE)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Book Full Life Prediction')
  }
})

test('the booking dialog is loaded only when the pointer is over a button', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/consultation', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => !url.includes('/enhance-'))).toEqual([])

  await page.locator('#prasna').getByRole('link', { name: 'Book Now' }).hover()
  await expect.poll(() => scripts.some((url) => url.includes('/show-booking-'))).toBe(true)
})

async function openFullLife(page: Page) {
  await page.locator('#full-life-prediction').getByRole('link', { name: 'Book Now' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Book Full Life Prediction' })).toBeVisible()
  return dialog
}

/** A toast stays while the pointer is on it, and the pointer is still where the last button was. */
async function waitForToastsToClose(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(dialogOf(page).locator('[data-toast]')).toHaveCount(0)
}

async function tabTo(page: Page, label: string): Promise<void> {
  const field = dialogOf(page).getByLabel(label)
  for (let step = 0; step < 40; step++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${label} cannot be reached by keyboard.`)
}
