import { beforeAll, expect, test } from 'vitest'
import type { LinkedPage } from '#domain/bookings/booking-links.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import {
  aReference,
  givenBooking,
  givenService,
  hoursAfter,
  requireBooking,
  startIn,
  TEST_KEYS,
  workingDaysAfter,
} from '#test/factories/bookings.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'

const clock = createTestClock()
/** Later than the first free slots, which the factory takes. */
const aDay = workingDaysAfter('2026-12-07')
let site: BookingSite
let staffId: string

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
  staffId = (await givenUser(database(), { roles: ['astrologer'], password: null })).id
})

type Details = Parameters<typeof givenBooking>[1]

/** A booking, and the paths of its links. */
async function givenLinked(details: Details = {}) {
  const client = await givenUser(database(), { password: null, agreedTo: null })
  const booking = await givenBooking(database(), { userId: client.id, now: clock.now(), ...details })
  const path = (page: LinkedPage) => bookingLinkPath(TEST_KEYS, page, { bookingId: booking.id, email: client.email })
  return { client, booking, path }
}

const read = async (response: Response) => ({ status: response.status, text: await response.text() })

test('the pages are not cached, indexed or visible to other sites, and set no session', async () => {
  const { path } = await givenLinked({ state: 'verified' })
  const visitor = site.aVisitor()

  for (const page of ['pay', 'move', 'cancel'] as const) {
    const response = await visitor.get(path(page))
    expect(response.status, page).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  expect([...visitor.cookies.keys()]).not.toContain('session')
  expect((await visitor.get('/dashboard')).headers.get('location')).toContain('/auth')
})

test('shows no birth details, notes or other bookings', async () => {
  const { client, path } = await givenLinked({
    form: { notes: 'About my mother', birthPlace: 'Shravanabelagola' },
    staffId,
  })
  const other = await givenBooking(database(), { userId: client.id, now: clock.now(), staffId })

  const { status, text } = await read(await site.aVisitor().get(path('pay')))

  expect(status).toBe(200)
  for (const secret of ['Shravanabelagola', 'About my mother', '1990', client.email, other.code, other.id]) {
    expect(text).not.toContain(secret)
  }
})

test.each(['pay', 'password', 'move', 'cancel'] as const)('a wrong %s link says what to do', async (page) => {
  for (const request of ['get', 'post'] as const) {
    const { status, text } = await read(await site.aVisitor()[request](`/booking/${page}?token=guess`, {}))
    expect(status).toBe(404)
    expect(text).toContain('This link does not work')
    expect(text).toContain('Open the link in our latest email, or sign in to see your bookings.')
  }
})

test('too many wrong links have to wait', async () => {
  const { path } = await givenLinked({ state: 'verified' })
  const guesser = site.aVisitor('198.51.100.9')
  for (let tries = 0; tries < 30; tries += 1) await guesser.get('/booking/cancel?token=guess')

  const response = await guesser.get(path('cancel'))

  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.text()).toContain('Too many tries. Please wait')
})

test('the payment link of a booking by the desk opens the payment on several devices, takes the claim and shows its receipt', async () => {
  const { booking, path } = await givenLinked({ staffId })
  const [phone, laptop] = [site.aVisitor(), site.aVisitor()]

  const page = await read(await phone.get(path('pay')))
  const claimed = await phone.post(path('pay'), { reference: aReference() })
  const receipt = await read(await phone.get(claimed.headers.get('location') ?? ''))
  const elsewhere = await read(await laptop.get(path('pay')))

  expect(page.text).toContain('We are holding your time for 24 more hours.')
  expect(page.text).toContain('UPI ID')
  expect(page.text).not.toContain('Back to Form')
  expect(claimed.headers.get('location')).toBe(`${path('pay')}&claimed`)
  expect(receipt.text).toContain('Received, being verified')
  expect(receipt.text).not.toContain('/booking-success')
  expect(elsewhere.text).toContain('Received, being verified')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
})

test('the payment link of a booking by the desk refuses a mistyped reference with the usual sentence', async () => {
  const { path } = await givenLinked({ staffId })

  const { status, text } = await read(await site.aVisitor().post(path('pay'), { reference: '12' }))

  expect(status).toBe(422)
  expect(text).toContain('A UPI transaction ID has 12 digits.')
})

test('the payment link of a booking by the desk says that a cancelled booking is closed', async () => {
  const { booking, path } = await givenLinked({ staffId })
  await cancelForClient(database(), { bookingId: booking.id, staffId }, clock.now())

  const { text } = await read(await site.aVisitor().get(path('pay')))

  expect(text).toContain('This booking was cancelled.')
  expect(text).not.toContain('Go to my dashboard')
})

test('the payment link of a booking by the desk offers a password once, which signs in and continues with the payment', async () => {
  const { booking, path } = await givenLinked({ staffId })
  const visitor = site.aVisitor()
  const page = await read(await visitor.get(path('pay')))

  const weak = await read(await visitor.post(path('password'), { password: 'short' }))
  const set = await visitor.post(path('password'), { password: PASSWORD })
  const again = await read(await site.aVisitor().get(path('password')))
  const after = await read(await site.aVisitor().get(path('pay')))

  expect(page.text).toContain(path('password'))
  expect(weak.status).toBe(422)
  expect(decodeURIComponent(set.headers.get('location') ?? '')).toBe(
    `/account/agree?return=/book/payment/${booking.id}`,
  )
  expect(visitor.cookies.has('session')).toBe(true)
  expect(again).toMatchObject({ status: 410, text: expect.stringContaining('Your account has a password already') })
  expect(after.text).not.toContain('Choose a password')
})

test('a link to cancel shows the refund and until when, then cancels this booking', async () => {
  const { booking, path } = await givenLinked({ state: 'verified' })
  const visitor = site.aVisitor()

  const page = await read(await visitor.get(path('cancel')))
  const pressed = await visitor.post(path('cancel'), {})
  const after = await read(await visitor.get(path('cancel')))

  expect(page.text).toContain('We&#x27;ll refund ₹3,001 to the account you paid from')
  expect(page.text).toContain('This refund is possible until Tue, Nov 17, 10 AM IST')
  expect(page.text).toContain('Full refund if you cancel within 24 hours of booking and before the session.')
  expect(pressed.headers.get('location')).toBe(path('cancel'))
  expect(after.text).toContain('This booking is already cancelled.')
  expect(after.text).toContain('Refund due: ₹3,001')
  expect(after.text).not.toContain('Yes, cancel booking')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'cancelled', refundDue: 300_100 })
})

test('a link to cancel says before the click that no refund is due any more', async () => {
  const { path } = await givenLinked({ state: 'verified', now: hoursAfter(clock.now(), -25) })

  const { text } = await read(await site.aVisitor().get(path('cancel')))

  expect(text).toContain('No refund is due under our refund policy.')
  expect(text).toContain('A refund was possible until')
})

test('a link to cancel cancels once, and a second form is refused', async () => {
  const { path } = await givenLinked({ state: 'verified' })

  await site.aVisitor().post(path('cancel'), {})
  const again = await read(await site.aVisitor().post(path('cancel'), {}))

  expect(again).toMatchObject({ status: 409, text: expect.stringContaining('This booking is already cancelled.') })
})

const timeIn = (bookingDate: string, time: string) => ({ bookingDate, preferredTime: startIn(bookingDate, time) })

test('a link to move shows the cost, then moves the session and keeps working', async () => {
  const { booking, path } = await givenLinked({ state: 'verified' })
  const visitor = site.aVisitor()
  const bookingDate = aDay()

  const page = await read(await visitor.get(path('move')))
  const pressed = await visitor.post(path('move'), timeIn(bookingDate, '16:00'))
  const after = await read(await visitor.get(path('move')))

  expect(page.text).toContain('Moving your session is free: your payment of ₹3,001 stays with the booking.')
  expect(page.text).toContain('You can reschedule this session 2 times.')
  expect(pressed.headers.get('location')).toBe(path('move'))
  expect(after.text).toContain('You can reschedule this session once more.')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate, preferredTime: '16:00' })
})

test('a link to move refuses a third move, a taken time and an unknown one with their sentences', async () => {
  const { path } = await givenLinked({ state: 'verified' })
  const taken = timeIn(aDay(), '10:00')
  await givenLinked({ state: 'verified', form: taken })
  const move = async (fields: Record<string, string>) => read(await site.aVisitor().post(path('move'), fields))

  expect(await move(taken)).toMatchObject({ status: 409, text: expect.stringContaining('has just booked that time') })
  expect(await move({ bookingDate: aDay(), preferredTime: '' })).toMatchObject({ status: 422 })
  for (let moves = 0; moves < 2; moves += 1) await move(timeIn(aDay(), '16:00'))
  expect(await move(timeIn(aDay(), '16:00'))).toMatchObject({
    status: 409,
    text: expect.stringContaining('You’ve already rescheduled this session twice.'),
  })
})

test('a link to move offers the free times of the booked astrologer and length, in the client’s own time zone', async () => {
  const service = await givenService(database(), { durationMinutes: 30, stepMinutes: 30 })
  const meera = await givenAstrologer(database(), { hours: [{ opensAt: '21:00', closesAt: '22:00' }] })
  const form = { ...timeIn('2026-12-01', '21:00'), astrologer: String(meera.id), timeZone: 'America/New_York' }
  const { booking, path } = await givenLinked({ state: 'verified', service, form })

  const { text } = await read(
    await site.aVisitor().post(path('move'), { intent: 'show-hours', bookingDate: '2026-12-01' }),
  )
  const moved = await site.aVisitor().post(path('move'), timeIn('2026-12-01', '21:30'))

  const offered = [...text.matchAll(/name="preferredTime"[^>]*value="([^"]*)"/g)].map(([, start]) => start)
  expect(offered).toEqual([startIn('2026-12-01', '21:30')])
  expect(text).toContain('11-11:30 AM')
  expect(text).toContain('Times are in your own time zone')
  expect(moved.status).toBe(302)
  expect(await requireBooking(database(), booking.id)).toMatchObject({
    astrologerId: meera.id,
    endsAt: new Date(startIn('2026-12-01', '22:00')),
  })
})

test('a link to move takes a form that is sent twice as one move', async () => {
  const { booking, path } = await givenLinked({ state: 'verified' })
  const time = timeIn(aDay(), '16:00')

  const sent = await Promise.all([site.aVisitor().post(path('move'), time), site.aVisitor().post(path('move'), time)])

  expect(sent.map(({ status }) => status)).toEqual([302, 302])
  expect(await requireBooking(database(), booking.id)).toMatchObject({ rescheduleCount: 1 })
})

test('a link to move says that a cancelled booking has no time to move', async () => {
  const { path } = await givenLinked({ state: 'verified' })
  await site.aVisitor().post(path('cancel'), {})

  const page = await read(await site.aVisitor().get(path('move')))
  const sent = await read(await site.aVisitor().post(path('move'), timeIn(aDay(), '16:00')))

  expect(page.text).toContain('This booking is cancelled, so it can’t be moved.')
  expect(page.text).not.toContain('Confirm new time')
  expect(sent).toMatchObject({ status: 409, text: expect.stringContaining('This booking is cancelled') })
})

test('a link to move does not move an unpaid booking', async () => {
  const { path } = await givenLinked({ staffId })

  expect((await read(await site.aVisitor().get(path('move')))).text).toContain('This booking cannot be rescheduled.')
})

test.each(['move', 'cancel'] as const)('a link to %s stops working when the session begins', async (page) => {
  const { booking, path } = await givenLinked({ state: 'verified', now: hoursAfter(clock.now(), -24 * 30) })

  for (const request of ['get', 'post'] as const) {
    const { status, text } = await read(await site.aVisitor()[request](path(page), timeIn(aDay(), '16:00')))
    expect(status).toBe(request === 'get' ? 410 : 409)
    expect(text).toContain('This session has already started or is over, so it can no longer be moved or cancelled.')
  }
  expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', rescheduleCount: 0 })
})
