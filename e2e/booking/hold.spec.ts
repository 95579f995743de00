import { givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking, minutesAfter, timeOf } from '#test/factories/bookings.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const LAPSED = 'Your 30 minutes are over.'

test('the payment page counts down, also in the background, and says when the hold has expired', async ({
  page,
  context,
  db,
  site,
}) => {
  const { id: userId } = await givenUser(db, { password: null })
  await signInAs(context, site, userId)
  const { id } = await givenBooking(db, { userId, now: new Date() })
  await page.clock.install()
  await page.goto(`/book/payment/${id}`)
  await untilHydrated(page)
  await expect(page.getByText('We are holding your time for 30 more minutes.')).toBeVisible()

  await page.clock.fastForward('20:00')
  await expect(page.getByText('We are holding your time for 10 more minutes.')).toBeVisible()

  await page.clock.fastForward('10:30')
  await expect(page.getByRole('status').filter({ hasText: LAPSED })).toBeVisible()
})

test('a client who pays after another client took the expired slot is asked to choose a new one', async ({
  page,
  context,
  db,
  site,
  clock,
}) => {
  const { id: userId } = await givenUser(db, { password: null })
  await signInAs(context, site, userId)
  const booking = await givenBooking(db, { userId, now: new Date() })
  await page.goto(`/book/payment/${booking.id}`)
  await untilHydrated(page)

  clock.advance({ minutes: 31 })
  await givenBooking(db, { form: timeOf(booking), state: 'claimed', now: minutesAfter(new Date(), 31) })
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()

  await expect(page.getByText('Someone else booked your time')).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.getByRole('link', { name: 'Choose a new time' }).click()
  await expect(page).toHaveURL(/\/reschedule$/)
  await page.goBack()
  await expect(page.getByText('Someone else booked your time')).toBeVisible()
})
