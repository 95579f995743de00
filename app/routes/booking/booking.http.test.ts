import { beforeAll, describe, expect, test } from 'vitest'
import { findProfile } from '#db/accounts/profiles.ts'
import { requireAccountByEmail } from '#db/accounts/users.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking } from '#test/factories/bookings.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { codeInEmail } from '#test/steps/account-emails.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

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

  const changed = await asha.post(FULL_LIFE, { ...form, notes: 'Call first' })
  expect(asha.flash()).toMatchObject({ title: 'Booking changed' })
  await asha.post(changed.headers.get('location') ?? '', { reference: aReference() })
  await asha.post(FULL_LIFE, { ...form, notes: 'Write first' })
  expect(asha.flash()).toMatchObject({ title: 'Your booking was not changed' })
})

test('C7: booking refuses a third unpaid hold with 429 and the reason', async () => {
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

test('booking refuses another session with 429 and the reason while three payments are unverified', async () => {
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

describe('booking without an account', () => {
  const CODE_STEP = `${FULL_LIFE}?code`

  test('booking without an account shows the problems of every field before asking who the visitor is', async () => {
    const visitor = site.aVisitor()

    const empty = await visitor.post(FULL_LIFE, { intent: 'book' })

    expect(empty.status).toBe(422)
    const page = await empty.text()
    expect(page).toContain('Booking failed')
    for (const text of ['Enter your full name', 'Please enter your email address', 'Choose a time']) {
      expect(page).toContain(text)
    }
    const taken = site.fields()
    await site.book(await site.aClient(), { bookingDate: taken.bookingDate ?? '' })
    expect((await visitor.post(FULL_LIFE, { ...taken, email: anEmail() })).status).toBe(409)
    expect((await visitor.post(FULL_LIFE, { ...site.fields(), email: 'nobody' })).status).toBe(422)
    expect(visitor.cookies.has('booking-draft')).toBe(false)
  })

  test('a stranger books with the emailed code; name and phone go to the new profile', async () => {
    const visitor = site.aVisitor()
    const email = anEmail()

    const sent = await visitor.post(FULL_LIFE, { ...site.fields({ fullName: 'Lakshmi Iyer' }), email })
    expect(sent.headers.get('location')).toBe(CODE_STEP)
    expect(await (await visitor.get(CODE_STEP)).text()).toContain(`We have sent a six-digit code to ${email}.`)
    const code = await codeInEmail(database(), email)
    const unticked = await visitor.post(CODE_STEP, { intent: 'enter-code', code })
    expect(unticked.status).toBe(422)
    const booked = await visitor.post(CODE_STEP, { intent: 'enter-code', code, consent: 'on' })

    expect(booked.headers.get('location')).toMatch(/^\/book\/payment\//)
    expect(visitor.flash()).toMatchObject({ title: 'Booking created!' })
    expect([...visitor.cookies.keys()]).not.toContain('booking-code')
    expect([...visitor.cookies.keys()]).not.toContain('booking-draft')
    expect(await (await visitor.get(booked.headers.get('location') ?? '')).text()).toContain('Pay ₹3,001 by UPI')
    const account = await requireAccountByEmail(database(), email)
    expect(await findProfile(database(), account.id)).toMatchObject({
      fullName: 'Lakshmi Iyer',
      phone: '+91 98765 43210',
      hasPassword: false,
    })
  })

  test('booking without an account returns to the filled form, signed in, when the hour was lost meanwhile', async () => {
    const visitor = site.aVisitor()
    const { email } = await givenUser(database(), { now: clock.now() })
    const fields = site.fields({ birthPlace: 'Shravanabelagola' })
    await visitor.post(FULL_LIFE, { ...fields, email })
    await site.book(await site.aClient(), { bookingDate: fields.bookingDate ?? '' })

    const code = await codeInEmail(database(), email)
    const lost = await visitor.post(CODE_STEP, { intent: 'enter-code', code })

    expect(lost.headers.get('location')).toBe(FULL_LIFE)
    expect(visitor.flash()).toMatchObject({ title: 'Booking failed' })
    const form = await (await visitor.get(FULL_LIFE)).text()
    expect(form).toContain('Shravanabelagola')
    expect(form).not.toContain('Sign in required')
  })

  test('booking without an account shows a wrong code beside its field, and the form again after five of them', async () => {
    const visitor = site.aVisitor()
    await visitor.post(FULL_LIFE, { ...site.fields({ birthPlace: 'Shravanabelagola' }), email: anEmail() })

    const guesses = []
    for (let guess = 0; guess < 5; guess++) {
      guesses.push(await visitor.post(CODE_STEP, { intent: 'enter-code', code: '000000', consent: 'on' }))
    }

    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 302])
    expect(await guesses[0]?.text()).toContain('You can try 4 more times')
    expect(visitor.flash()).toMatchObject({ title: 'Sign in failed' })
    expect(await (await visitor.get(CODE_STEP)).text()).toContain('Shravanabelagola')
  })

  test('a new code replaces the first one', async () => {
    const visitor = site.aVisitor()
    const email = anEmail()
    await visitor.post(FULL_LIFE, { ...site.fields(), email })
    const first = await codeInEmail(database(), email)

    const again = await visitor.post(CODE_STEP, { intent: 'send-code' })

    expect(again.headers.get('location')).toBe(CODE_STEP)
    const second = await codeInEmail(database(), email)
    if (first !== second) {
      expect((await visitor.post(CODE_STEP, { intent: 'enter-code', code: first, consent: 'on' })).status).toBe(401)
    }
    expect((await visitor.post(CODE_STEP, { intent: 'enter-code', code: second, consent: 'on' })).status).toBe(302)
  })

  test('a visitor who prefers a password goes to the Sign Up tab with a toast and returns to the filled form', async () => {
    const visitor = site.aVisitor()
    const email = anEmail()
    const fields = site.fields({ birthPlace: 'Shravanabelagola', fullName: 'Bhargavi Shastry' })
    await visitor.post(FULL_LIFE, { ...fields, email })

    const sent = await visitor.post(CODE_STEP, { intent: 'use-password' })

    expect(sent.headers.get('location')).toBe(`/auth?tab=sign-up&return=${encodeURIComponent(FULL_LIFE)}`)
    expect(visitor.flash()).toMatchObject({
      title: 'Sign up required',
      detail: 'Please create an account to complete your booking',
    })
    const auth = await (await visitor.get(sent.headers.get('location') ?? '')).text()
    expect(auth).toContain('You’re booking Full Life Prediction.')
    expect(auth).toContain('Create Account')
    for (const typed of ['Bhargavi Shastry', email]) expect(auth).toContain(`value="${typed}"`)
    expect(await (await visitor.get('/auth?tab=sign-up')).text()).not.toContain(email)
    const { id } = await givenUser(database(), { password: null, now: clock.now() })
    visitor.cookies.set('session', { value: await givenSession(database(), id, clock.now()), path: '/' })
    expect(await (await visitor.get(FULL_LIFE)).text()).toContain('Shravanabelagola')
  })

  test('booking without an account does not fill the form of another service with it', async () => {
    const visitor = site.aVisitor()
    await visitor.post(FULL_LIFE, { ...site.fields({ birthPlace: 'Shravanabelagola' }), email: anEmail() })

    const other = await (await visitor.get('/book/course/unnata')).text()

    expect(other).not.toContain('Shravanabelagola')
  })

  test.each([
    ['/book/course/pradhamika', 'Please sign in to book a course'],
    [FULL_LIFE, 'Please sign in to book a consultation'],
  ])(
    'booking without an account: %s asks clients to sign in and new ones to fill in the form, in one line',
    async (path, words) => {
      const page = await (await site.aVisitor().get(path)).text()

      expect(page).not.toContain('Sign in required')
      expect(page).toContain(words)
      expect(page).toContain('New here? Just fill in the form.')
    },
  )
})

test.each([
  ['/book/course/pradhamika', '₹2,999', '₹2,999'],
  ['/book/course/madhyamika', '₹4,999', '₹4,999'],
  ['/book/course/unnata', '₹7,999', '₹7,999'],
  ['/book/course/sampurna-jyotish', '₹10,999', '₹10,999'],
  ['/book/consultation/prasna', '₹151', '₹105'],
  ['/book/consultation/birth-time-rectification', '₹1,001', '₹700'],
  ['/book/consultation/full-life-prediction', '₹3,001', '₹2,100'],
])('%s costs %s, and %s for an existing client', async (path, price, returning) => {
  const asha = await site.aClient()
  const ravi = await site.aClient()
  await givenBooking(database(), { userId: ravi.userId, state: 'verified', now: clock.now() })

  expect(await (await asha.get(path)).text()).toContain(price)
  expect(await (await ravi.get(path)).text()).toContain(returning)
})

test('the ledger is consistent after these tests', async () => {
  expect(await checkLedger(database())).toEqual([])
})
