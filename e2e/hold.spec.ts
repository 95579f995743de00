import { givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking, minutesAfter, requireBooking } from '#test/factories/bookings.ts'
import { untilAlive } from './alive.ts'
import { enter } from './enter.ts'
import { expect, expectSoundInEveryView, test } from './fixtures.ts'

const LAPSED = 'Your 30 minutes are over.'

test('an open payment page counts down, also behind another app, and says aloud when the half hour has passed', async ({
  page,
  context,
  db,
  site,
}) => {
  const { id: userId } = await givenUser(db, { password: null })
  await enter(context, site, userId)
  const { id } = await givenBooking(db, { userId, now: new Date() })
  await page.clock.install()
  await page.goto(`/book/payment/${id}`)
  await untilAlive(page)
  await expect(page.getByText('We are holding your time for 30 more minutes.')).toBeVisible()

  await page.clock.fastForward('20:00')
  await expect(page.getByText('We are holding your time for 10 more minutes.')).toBeVisible()

  await page.clock.fastForward('10:30')
  await expect(page.getByRole('status').filter({ hasText: LAPSED })).toBeVisible()
  await expectSoundInEveryView(page)
})

test('without JavaScript a payment that comes after the half hour keeps the time that nobody else took', async ({
  pageWithoutScript: page,
  db,
  site,
  clock,
}) => {
  const { id: userId } = await givenUser(db, { password: null })
  await enter(page.context(), site, userId)
  const { id } = await givenBooking(db, { userId, now: new Date() })
  await page.goto(`/book/payment/${id}`)

  clock.advance({ minutes: 31 })
  await page.reload()
  await expect(page.getByText(LAPSED)).toBeVisible()
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()

  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  expect(await requireBooking(db, id)).toMatchObject({ holdsSlot: true, needsReschedule: false })
})

test('whoever pays a moment too late, when somebody else has taken the time, is led to choose another', async ({
  page,
  context,
  db,
  site,
  clock,
}) => {
  const { id: userId } = await givenUser(db, { password: null })
  await enter(context, site, userId)
  const { id, bookingDate, slotKey } = await givenBooking(db, { userId, now: new Date() })
  await page.goto(`/book/payment/${id}`)
  await untilAlive(page)

  clock.advance({ minutes: 31 })
  const form = { bookingDate: bookingDate ?? '', preferredTime: slotKey ?? '' }
  await givenBooking(db, { form, state: 'claimed', now: minutesAfter(new Date(), 31) })
  await page.getByLabel('UPI transaction ID').fill(aReference())
  await page.getByRole('button', { name: 'I have paid' }).click()

  await expect(page.getByText('Someone else booked your time')).toBeVisible()
  await expectSoundInEveryView(page)
  await page.getByRole('link', { name: 'Choose a new time' }).click()
  await expect(page).toHaveURL(/\/reschedule$/)
  await page.goBack()
  await expect(page.getByText('Someone else booked your time')).toBeVisible()
})
