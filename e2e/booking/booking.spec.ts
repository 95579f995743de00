import { eq } from 'drizzle-orm'
import { consents } from '#db/schema/accounts.ts'
import { chooseLastHour, fillDetails, fillIn, pay, signIn } from '../steps/booking-steps.ts'
import { choosePlace } from '../steps/chart-steps.ts'
import { expect, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'

const PHONE = { width: 360, height: 740 }

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

    // Another zone keeps the chosen hour.
    await page.getByLabel('Your time zone').selectOption('Europe/London')
    const inLondon = page.locator('.booking-summary-time').filter({ hasText: 'London time' })
    const india = session.slice(session.lastIndexOf(', ') + 2).replace(/^\w{3} /, '')
    await expect(inLondon).toContainText(india)
    await expect(page.getByRole('radio', { checked: true }).and(page.locator('[name=preferredTime]'))).toHaveCount(1)
    await expect(page.locator('.hour:has(:checked) .hour-practice')).toContainText(india)
    await page.getByLabel('Your time zone').selectOption('America/New_York')
    await expect(page.locator('.booking-summary-time')).toHaveText(session)

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
})

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

  await page.getByLabel(/the parent or guardian of this child/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹3,001 by UPI')

  const kept = await db.select({ purpose: consents.purpose }).from(consents).where(eq(consents.userId, id))
  expect(kept.map(({ purpose }) => purpose)).toContain('child-details')
})
