import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { dateOverrides } from '#db/schema/availability.ts'
import { addDays, istDate, weekdayOf } from '#domain/time/india-time.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { givenWait } from '#test/factories/waitlist.ts'
import { queueOffers } from '#usecases/bookings/waitlist/queue-offers.ts'
import { signIn } from '../steps/booking-steps.ts'
import { signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'

const _PHONE = { width: 360, height: 800 }
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

test('a client waits for a closed day and is offered the freed time, and leaving passes it on', async ({
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
  await desk.goto('/staff/clients/waitlist')
  await expect(desk.getByText('Offered:')).toBeVisible()

  await page.goto(linkIn(offer, /\/waitlist\/leave$/))
  await page.getByRole('button', { name: 'Leave the waitlist' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the waitlist' })).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(client.email)).toHaveCount(0)
    await expect(desk.getByText('Offered:')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})
