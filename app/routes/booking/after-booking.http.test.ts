import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenBooking, requireBooking, startIn } from '#test/factories/bookings.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

test('C23: the success page shows the client’s own latest booking, whatever the address says', async () => {
  const ravi = await site.aClient()
  const theirs = await givenBooking(database(), { userId: ravi.userId, now: clock.now() })
  const asha = await site.aClient()
  const own = await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

  const page = await (await asha.get(`/booking-success?session_id=${theirs.id}`)).text()

  expect(page).toContain(own.code)
  expect(page).not.toContain(theirs.code)
})

test('the success page without a booking says that one is being processed', async () => {
  const page = await (await (await site.aClient()).get('/booking-success')).text()

  expect(page).toContain('being processed')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
})

test('the success page redirects visitors to sign-in and then shows the booking', async () => {
  const response = await site.aVisitor().get('/booking-success')

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/auth?return=%2Fbooking-success')
})

test('after booking, shows the refund due before the client confirms a cancellation', async () => {
  const asha = await site.aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

  const page = await (await asha.get(`/dashboard/bookings/${booking.id}/cancel`)).text()

  expect(page).toContain('We&#x27;ll refund ₹3,001 to the account you paid from')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid' })
})

test('a client reschedules a session on its own page', async () => {
  const asha = await site.aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const bookingDate = site.aDay()

  const answer = await asha.post(`/dashboard/bookings/${booking.id}/reschedule`, {
    bookingDate,
    preferredTime: startIn(bookingDate, '16:00'),
  })

  expect(answer.headers.get('location')).toBe('/dashboard')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate, preferredTime: '16:00' })
})

test('after booking, offers sessions as calendar files: one for its owner, all at a secret address', async () => {
  const asha = await site.aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

  const one = await asha.get(`/dashboard/bookings/${booking.id}/session.ics`)
  await asha.post('/dashboard?index', { intent: 'open-calendar' })
  const dashboard = await (await asha.get('/dashboard')).text()
  const feedPath = /\/calendar\/[\w-]+\.ics/.exec(dashboard)?.[0] ?? ''
  const feed = await site.aVisitor().get(feedPath)

  expect(one.headers.get('content-type')).toContain('text/calendar')
  expect(await one.text()).toContain(`UID:${booking.id}@localhost`)
  expect(feed.headers.get('cache-control')).toBe('private, no-cache')
  const file = await feed.text()
  expect(file).toContain(`UID:${booking.id}@localhost`)
  expect(file).not.toMatch(/Mysuru|1990/)

  await asha.post('/dashboard?index', { intent: 'renew-calendar' })
  expect((await site.aVisitor().get(feedPath)).status).toBe(404)
})

test('a paid session can be added to three calendars from the success page and the dashboard', async () => {
  const asha = await site.aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

  for (const path of ['/booking-success', '/dashboard']) {
    const page = await (await asha.get(path)).text()
    expect(page).toContain('Add to calendar')
    expect(page).toMatch(/href="https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/)
    expect(page).toContain(`href="/dashboard/bookings/${booking.id}/session.ics"`)
    expect(page).toContain('href="https://outlook.live.com/calendar/0/action/compose?')
  }
})

test('an unpaid booking cannot be added to a calendar yet', async () => {
  const asha = await site.aClient()
  await givenBooking(database(), { userId: asha.userId, now: clock.now() })

  expect(await (await asha.get('/booking-success')).text()).not.toContain('Add to calendar')
})

test('B17: personal pages are never cached on the way', async () => {
  const asha = await site.aClient()
  const payment = await site.book(asha)

  for (const path of [payment, '/dashboard', '/booking-success', FULL_LIFE]) {
    expect((await asha.get(path)).headers.get('cache-control')).toContain('no-store')
  }
})

test('the ledger is consistent after these tests', async () => {
  expect(await checkLedger(database())).toEqual([])
})
