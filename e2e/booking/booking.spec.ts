import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { consents } from '#db/schema/accounts.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference, givenBooking } from '#test/factories/bookings.ts'
import { chooseHour, chooseLastHour, fillDetails, fillIn, holdSummary, pay, signIn } from '../steps/booking-steps.ts'
import { choosePlace } from '../steps/chart-steps.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'

const PHONE = { width: 360, height: 740 }

/** One of each kind: a course, a service without a session, and one with a session. */
const SERVICES = [
  { path: '/book/course/sampurna-jyotish', name: 'Sampurna Jyotish', amount: '₹10,999' },
  { path: '/book/consultation/prasna', name: 'Prasna', amount: '₹151' },
  { path: '/book/consultation/full-life-prediction', name: 'Full Life Prediction', amount: '₹3,001' },
] as const

for (const { path, name, amount } of SERVICES) {
  test(`a new client books and pays for ${name} on a phone and sees ${amount} everywhere`, async ({
    page,
    context,
    db,
    site,
    mailbox,
  }) => {
    const { email } = await signIn(context, db, site.url)
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expect(page.getByText(amount).first()).toBeVisible()

    await fillIn(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay ${amount} by UPI`)
    await expectNoSidewaysScroll(page)
    const received = await mailbox.receive({ to: email, subject: /Booking received|Your place in/ })
    expect(received.text).toContain(amount)
    expect(received.text).not.toContain('Mysuru')

    await pay(page)
    await expect(page.getByText(amount)).toBeVisible()
    await expect(page.getByText('Received, being verified. We are checking your payment')).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByText('Awaiting verification').first()).toBeVisible()
    await expect(page.getByText(amount).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('a client signs in, books, pays and cancels without JavaScript', async ({ pageWithoutScript: page, db }) => {
  const { email } = await givenUser(db)
  await page.goto('/book/consultation/full-life-prediction')
  await fillDetails(page)
  await page.getByLabel('Preferred date').fill(await laterDay(page))
  await page.getByRole('button', { name: 'Show available times' }).click()
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  const hour = await chooseLastHour(page)
  await page.locator('main [name="email"]').fill(email)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Use a password, Google or Facebook instead' }).click()

  await expect(page).toHaveURL(/\/auth\?tab=sign-up&return=/)
  await expect(page.getByText('You are booking Full Life Prediction.')).toBeVisible()
  const signInTab = page.getByRole('navigation', { name: 'Sign in or sign up' }).getByRole('link', { name: 'Sign In' })
  await signInTab.click()
  await expect(signInTab).toHaveAttribute('aria-current', 'page')
  await page.locator('main [name="email"]').fill(email)
  await page.locator('main [name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  await expect(page.getByRole('radio', { name: hour })).toBeChecked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')
  const showSummary = await holdSummary(page)
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('link', { name: 'View summary now' })).toBeVisible()
  await showSummary()

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Cancel booking' }).first().click()
  await expect(page.getByText("We'll refund ₹3,001 to the account you paid from")).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
})

for (const { how, hasScript } of [
  { how: 'with JavaScript', hasScript: true },
  { how: 'without JavaScript', hasScript: false },
]) {
  test(`a visitor fills in the form, signs up, verifies the address and is back at the form ${how}`, async ({
    page: withScript,
    pageWithoutScript,
    mailbox,
  }) => {
    const page = hasScript ? withScript : pageWithoutScript
    const address = `booking-${randomUUID().slice(0, 8)}@example.com`
    await page.goto('/book/consultation/prasna')
    await fillIn(page)
    await page.locator('main [name="email"]').fill(address)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('button', { name: 'Use a password, Google or Facebook instead' }).click()

    // The toast asks the visitor to create an account, so this tab is open.
    await expect(page).toHaveURL(/\/auth\?tab=sign-up&return=/)
    await page.locator('main [name="fullName"]').fill('Asha Rao')
    await page.locator('main [name="email"]').fill(address)
    await page.locator('main [name="password"]').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible()

    const email = await mailbox.receive({ to: address, subject: /confirm your email address/ })
    await page.goto(linkIn(email, /account\/verify/))
    await page.getByRole('button', { name: 'Verify and Continue' }).click()

    await expect(page).toHaveURL('/book/consultation/prasna')
    await expect(page.getByText('Email verified')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
    await expect(page.getByText('Please sign in to book')).toHaveCount(0)
  })
}

test.describe('from New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a client reads the same text about the session on the form, every page, the email and its new time', async ({
    page,
    context,
    db,
    site,
    mailbox,
  }) => {
    const client = await signIn(context, db, site.url)
    await page.goto('/book/consultation/full-life-prediction')
    await untilHydrated(page)
    await expect(page.getByLabel('Your time zone')).toHaveValue('America/New_York')
    await fillIn(page)
    const session = (await page.locator('.booking-summary-time').textContent()) ?? ''
    expect(session).toMatch(/^\w{3}, \w{3} \d+, (\d{4}, )?[^,]+ [AP]M New York time, [^,]+ [AP]M IST$/)

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText(session)).toBeVisible()
    const email = await mailbox.receive({ to: client.email, subject: /Booking received/ })
    expect(email.text).toContain(session)
    await pay(page)
    await expect(page.getByText(session)).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText(session).first()).toBeVisible()

    await page.getByRole('link', { name: 'Reschedule' }).first().click()
    await expect(page.getByText(session)).toBeVisible()
    const hour = await chooseLastHour(page)
    await page.getByRole('button', { name: 'Confirm new time' }).click()
    await expect(page.getByText(`New York time, ${hour}`).first()).toBeVisible()
    const moved = await mailbox.receive({ to: client.email, subject: /has a new time/ })
    expect(moved.text).toContain(session)
    expect(moved.text).toContain(`New York time, ${hour}`)
  })

  test('a client who chooses another time zone sees the times in it, keeps the chosen hour and gets emails in it', async ({
    page,
    context,
    db,
    site,
    mailbox,
  }) => {
    const client = await signIn(context, db, site.url)
    await page.goto('/book/consultation/full-life-prediction')
    await untilHydrated(page)
    await fillIn(page)
    const inNewYork = (await page.locator('.booking-summary-time').textContent()) ?? ''

    await page.getByLabel('Your time zone').selectOption('Europe/London')
    const inLondon = page.locator('.booking-summary-time').filter({ hasText: 'London time' })
    const india = inNewYork.slice(inNewYork.lastIndexOf(', ')).replace(/, \w{3} /, ', ')
    await expect(inLondon).toContainText(india.slice(2))
    await expect(page.getByRole('radio', { checked: true }).and(page.locator('[name=preferredTime]'))).toHaveCount(1)
    await expect(page.locator('.hour:has(:checked) .hour-practice')).toContainText(india.slice(2))
    const session = (await inLondon.textContent()) ?? ''

    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText(session)).toBeVisible()
    const email = await mailbox.receive({ to: client.email, subject: /Booking received/ })
    expect(email.text).toContain(session)
  })
})

test('the form retains its input after a reload and after going back from the payment page', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/)
  await signIn(context, db, site.url)
  await page.goto('/book/consultation/full-life-prediction')
  await fillDetails(page)

  await page.reload()
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Booking failed' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await chooseHour(page)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')
  await expectPageChecksInEveryView(page)
  await page.getByRole('link', { name: 'Back to Form' }).click()
  await expect(page.getByLabel('Place of birth')).toHaveValue(/^Mysuru/)

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByText('Transaction ID required')).toBeVisible()
  await pay(page)
  await expectPageChecksInEveryView(page)
  await page.goto('/dashboard')
  await expectPageChecksInEveryView(page)
  await page.goto('/dashboard/history')
  await expectPageChecksInEveryView(page)
})

/** A working day some weeks ahead, typed as a date. */
async function laterDay(page: Page): Promise<string> {
  const shown = await page.getByLabel('Preferred date').getAttribute('min')
  const day = new Date(`${shown}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 30)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('on a phone the row of days moves to the day that was chosen in the calendar', async ({ page, clock }) => {
  // Twelve free days are left in the month, of which a phone shows five. No other test books in it.
  clock.set('2026-10-19T04:30:00Z')
  await page.setViewportSize(PHONE)
  await page.goto('/book/consultation/full-life-prediction')
  await untilHydrated(page)
  const row = page.getByRole('toolbar', { name: 'Next free days' })
  const days = row.getByRole('button')
  await expect(days.filter({ hasText: '31 Oct' })).not.toBeInViewport()

  await page.getByText('More days').click()
  await page.locator('.calendar-free button').last().click()
  const chosen = days.and(page.locator('[aria-pressed=true]'))
  await expect(chosen).toHaveText(/31 Oct/)
  await row.scrollIntoViewIfNeeded()
  await expect(chosen).toBeInViewport()
})

test('a chart and a calendar that cannot be loaded leave the form and its next days usable', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await signIn(context, db, site.url)
  await page.route(/\/assets\/(calendar|birth-preview)-/, (route) => route.abort())
  await page.goto('/book/consultation/full-life-prediction')
  await fillDetails(page)
  await Promise.all([page.waitForEvent('requestfailed'), choosePlace(page, 'Mysuru')])
  await page.getByText('More days').click()
  await expect(page.getByText('The calendar could not be loaded.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')

  await page.getByRole('toolbar', { name: 'Next free days' }).getByRole('button').last().click()
  await chooseLastHour(page)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')
})

test('a parent must confirm that they are the parent before booking for a child', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  // The browser itself reports that the form was refused.
  consoleErrors.allow(/422/)
  const { id } = await signIn(context, db, site.url)
  await page.goto('/book/consultation/full-life-prediction')
  await fillIn(page)
  await page.getByLabel('Date of birth').fill('2018-06-01')

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Only a parent or guardian can book for a child').first()).toBeVisible()
  await expect(page.getByLabel('Date of birth')).toHaveValue('2018-06-01')
  await expectPageChecksInEveryView(page)

  await page.getByLabel(/the parent or guardian of this child/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')

  const kept = await db.select({ purpose: consents.purpose }).from(consents).where(eq(consents.userId, id))
  expect(kept.map(({ purpose }) => purpose)).toContain('child-details')
})

test('a second tab with the payment form shows that the payment was already claimed', async ({
  page,
  context,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  const { id: userId } = await signIn(context, db, site.url)
  const booking = await givenBooking(db, { userId, now: new Date() })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/book/payment/${booking.id}`)
    await untilHydrated(tab)
  }

  await pay(page)
  await other.getByLabel('UPI transaction ID').fill(aReference())
  await other.getByRole('button', { name: 'I have paid' }).click()

  await expect(other.getByText('You have already sent us a transaction ID for this booking.').first()).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'I have paid' })).toHaveCount(0)
})
