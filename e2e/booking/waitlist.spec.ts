import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { dateOverrides } from '#db/schema/availability.ts'
import { addDays, istDate, weekdayOf } from '#domain/time/india-time.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { givenWait } from '#test/factories/waitlist.ts'
import { queueOffers } from '#usecases/bookings/waitlist/queue-offers.ts'
import { fillDetails, receiveCode, signIn } from '../steps/booking-steps.ts'
import { DESK, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 800 }
const FULL_LIFE = '/book/consultation/full-life-prediction'
const REASON = 'A free Sunday for the waitlist'

/** The sample practice is closed on Sundays, so nobody else books there. */
function sundayAfter(weeks: number): string {
  const soon = addDays(istDate(new Date()), 2 + 7 * weeks)
  return addDays(soon, 7 - weekdayOf(soon))
}

/** Opens one hour, as the desk does with special hours, and lets the waiting clients know at once. */
async function openHour(db: Database, date: string): Promise<void> {
  const hours = [{ opensAt: '10:00', closesAt: '11:00' }]
  await db.insert(dateOverrides).values({ firstDate: date, lastDate: date, hours, reason: REASON })
  await db.transaction(queueOffers)
}

test.afterEach(async ({ db }) => {
  await db.delete(dateOverrides).where(eq(dateOverrides.reason, REASON))
})

test('a stranger waits for a closed day, gets the freed time by email and books it, without JavaScript', async ({
  pageWithoutScript: page,
  db,
  mailbox,
}) => {
  const sunday = sundayAfter(0)
  const email = anEmail()
  await page.setViewportSize(PHONE)
  await page.goto(FULL_LIFE)
  await page.getByRole('link', { name: 'Wait for a free time' }).click()
  await page.getByLabel('From').fill(sunday)
  await page.locator('[name="lastDate"]').fill(sunday)
  await page.getByLabel('Time of day').selectOption('morning')
  await page.locator('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await page.getByLabel('Six-digit code').fill(await receiveCode(mailbox, email))
  await page.getByLabel(/I am at least 18 years old/).check()
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for a free time' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await mailbox.receive({ to: email, subject: /You are on the waitlist/ })

  await openHour(db, sunday)
  const offer = await mailbox.receive({ to: email, subject: /A time is free/ })
  await page.context().clearCookies()
  await page.goto(linkIn(offer, /\/waitlist\/offer$/))
  await expect(page.getByText('10-11 AM IST')).toBeVisible()
  await expect(page.getByText('₹3,001')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Take this time' }).click()
  await expect(page.locator('[name="preferredTime"]:checked')).toHaveCount(1)
  await fillDetails(page)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText(`We have sent a six-digit code to ${email}.`)).toBeVisible()
  await expect.poll(() => mailbox.list({ to: email, subject: /Your code for/ }).length).toBe(2)
  await page.getByLabel('Six-digit code').fill(await receiveCode(mailbox, email))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay ₹3,001 by UPI' })).toBeVisible()
})

test('the pages of the waitlist are accessible in every view, and leaving passes the time on', async ({
  page,
  otherPage: desk,
  context,
  site,
  db,
  mailbox,
}) => {
  const sunday = sundayAfter(1)
  const client = await signIn(context, db, site.url)
  await page.goto(`${FULL_LIFE}/wait`)
  await expectPageChecksInEveryView(page)
  await page.locator('[name="firstDate"]').fill(sunday)
  await page.locator('[name="lastDate"]').fill(sunday)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page.getByText('You are on the waitlist')).toBeVisible()
  const service = await givenConsultation(db)
  await givenWait(db, { service, firstDate: sunday, lastDate: sunday, now: new Date() })

  await openHour(db, sunday)
  const offer = await mailbox.receive({ to: client.email, subject: /A time is free/ })
  await page.goto('/dashboard')
  await expect(page.getByText('A time is free:')).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.goto(linkIn(offer, /\/waitlist\/offer$/))
  await expectPageChecksInEveryView(page)

  await signInAsAstrologer(desk.context(), site.url, db)
  await desk.goto(`${DESK}/waitlist`)
  await expect(desk.getByText('Offered:')).toBeVisible()
  await expectPageChecksInEveryView(desk)

  await page.goto(linkIn(offer, /\/waitlist\/leave$/))
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Leave the waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the waitlist' })).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(client.email)).toHaveCount(0)
    await expect(desk.getByText('Offered:')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})
