import { beforeAll, describe, expect, test } from 'vitest'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/booking-site.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking } from '#test/factories/bookings.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

describe('booking', () => {
  test('a complete form becomes a booking and redirects to its payment with a toast', async () => {
    const asha = await site.aClient()

    const answer = await asha.post(FULL_LIFE, site.fields())

    expect(answer.status).toBe(302)
    expect(asha.flash()).toMatchObject({ title: 'Booking created!' })
    const page = await (await asha.get(answer.headers.get('location') ?? '')).text()
    expect(page).toContain('Pay ₹3,001 by UPI')
    expect(page).toContain('surya.jyotish@example')
  })

  test('C1: the second client for a slot gets 409 and the next free times', async () => {
    const bookingDate = site.aDay()
    await site.book(await site.aClient(), { bookingDate })

    const answer = await (await site.aClient()).post(FULL_LIFE, site.fields({ bookingDate }))

    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Someone else has just booked that time')
    expect(page).toContain('Next available times:')
  })

  test('C2: the same form sent twice creates one booking', async () => {
    const asha = await site.aClient()
    const form = site.fields()

    const answers = await Promise.all(Array.from({ length: 20 }, () => asha.post(FULL_LIFE, form)))

    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
  })

  test('a changed form with the same key says that the booking was changed, and after the claim that it was not', async () => {
    const asha = await site.aClient()
    const form = site.fields()
    await asha.post(FULL_LIFE, form)

    const changed = await asha.post(FULL_LIFE, { ...form, notes: 'Please call first' })
    expect(asha.flash()).toMatchObject({ title: 'Booking changed' })
    await asha.post(changed.headers.get('location') ?? '', { upiReference: aReference() })
    await asha.post(FULL_LIFE, { ...form, notes: 'Please write first' })
    expect(asha.flash()).toMatchObject({ title: 'Your booking was not changed' })
  })

  test('C7: refuses a third unpaid hold with 429 and the reason', async () => {
    const asha = await site.aClient()
    await site.book(asha)
    await site.book(asha)

    const answer = await asha.post(FULL_LIFE, site.fields())

    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('two unpaid bookings')
  })

  test('a client with an unverified claim sees no discount', async () => {
    const asha = await site.aClient()
    await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

    const page = await (await asha.get('/book/consultation/birth-time-rectification')).text()

    expect(page).not.toContain('30% OFF')
    expect(page).not.toContain('₹700')
    expect(page).toContain('₹1,001')
  })

  test('refuses another session with 429 and the reason while three payments are unverified', async () => {
    const asha = await site.aClient()
    for (let count = 0; count < 3; count++)
      await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

    const answer = await asha.post(FULL_LIFE, site.fields())

    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('as soon as we have confirmed one of them')
  })

  test('a returning client sees the struck price and the badge', async () => {
    const asha = await site.aClient()
    await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

    const page = await (await asha.get('/book/consultation/birth-time-rectification')).text()

    expect(page).toContain('30% OFF (Existing Customer)')
    expect(page).toContain('₹700')
    expect(page).toContain('₹1,001')
  })
})

describe('signing in while booking', () => {
  test('a visitor is sent to /auth with a toast and returns to the filled form', async () => {
    const visitor = site.aVisitor()

    const sent = await visitor.post(FULL_LIFE, site.fields({ birthPlace: 'Shravanabelagola' }))

    expect(sent.headers.get('location')).toBe(`/auth?return=${encodeURIComponent(FULL_LIFE)}`)
    expect(visitor.flash()).toMatchObject({
      title: 'Sign up required',
      detail: 'Please create an account to complete your booking',
    })
    const { id } = await givenUser(database(), { password: null, now: clock.now() })
    visitor.cookies.set('session', { value: await givenSession(database(), id, clock.now()), path: '/' })
    expect(await (await visitor.get(FULL_LIFE)).text()).toContain('Shravanabelagola')
  })

  test('does not fill the form of another service with it', async () => {
    const visitor = site.aVisitor()
    await visitor.post(FULL_LIFE, site.fields({ birthPlace: 'Shravanabelagola' }))

    const other = await (await visitor.get('/book/course/unnata')).text()

    expect(other).not.toContain('Shravanabelagola')
  })

  test.each([
    ['/book/course/pradhamika', 'Please sign in to book a course'],
    [FULL_LIFE, 'Please sign in to book a consultation'],
  ])('%s says early that one has to sign in', async (path, words) => {
    const page = await (await site.aVisitor().get(path)).text()

    expect(page).toContain('Sign in required')
    expect(page).toContain(words)
  })
})

test('the ledger is consistent after these tests', async () => {
  expect(await checkLedger(database())).toEqual([])
})
